import * as z from 'zod/mini'

const entry = z.object({ code: z.string(), name: z.string() })

/** Schema of a region in a form: at least the province is selected. */
export const regionSchema = (missing: string) =>
  z.readonly(z.array(entry)).check(z.minLength(1, { error: missing }))
