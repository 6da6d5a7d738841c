import * as z from 'zod/mini'

const entry = z.object({ code: z.string(), name: z.string() })

/** Rule of a region in a form: at least its province, by the names that the server keeps. */
export const regionSchema = (missing: string) =>
  z.readonly(z.array(entry)).check(z.minLength(1, { error: missing }))
