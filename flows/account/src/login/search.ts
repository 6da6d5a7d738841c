import * as z from 'zod/mini'

/** `return`: the address to come back to, judged by the url gate. */
export const search = z.object({ return: z.optional(z.string()) })
