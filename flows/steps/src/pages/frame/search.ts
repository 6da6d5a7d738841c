import * as z from 'zod/mini'

// route.34
/** Query of the framed page. The address is judged by the url gate, not by its pattern. */
export const search = z.object({ url: z.catch(z.string().check(z.maxLength(4096)), '') })

export type FrameQuery = z.input<typeof search>
