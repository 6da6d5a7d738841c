import { optionalQuery, type TypesOf } from '@koo/flow'

const ID = /^[\w.-]{1,64}$/

/**
 * Query of the result page: which loan. Amounts, names, days and cards that an address may carry (spec 2) are not even
 * read: every figure is the server's (security 1.10).
 */
export const search = optionalQuery({ listingId: ID, loanId: ID, serialNumber: ID, from: ID })

export type ResultSearch = TypesOf<typeof search>['output']
/** The same as it is handed over. */
export type ResultQuery = ResultSearch
