import * as z from 'zod/mini'

/** The order that gets the address. Without it every order that waits would get it. */
export const ofOrder = z.object({ orderNum: z.string().check(z.regex(/^[\w.-]{1,64}$/)) })
