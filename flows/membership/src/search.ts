import * as z from 'zod/mini'

/** Query of the result: its number, which the cashier adds to the address. */
export const ofOrder = z.object({ orderNum: z.string().check(z.regex(/^[\w.-]{1,64}$/)) })
