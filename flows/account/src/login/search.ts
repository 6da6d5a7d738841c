import * as z from 'zod/mini'

/** Query of the sign-in page. `return`: the address to return to, checked by the url gate. */
export const search = z.object({ return: z.optional(z.string()) })
