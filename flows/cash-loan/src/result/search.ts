import * as z from 'zod/mini'

const id = z.catch(z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/))), undefined)

/**
 * Query of the result page: which loan. Amounts, names, days and cards that an address may carry (spec 2) are not even
 * read: every figure is the server's (security 1.10).
 */
export const search = z.object({ listingId: id, loanId: id, serialNumber: id, from: id })

export type ResultSearch = z.infer<typeof search>
/** The same as it is handed over. */
export type ResultQuery = z.input<typeof search>
