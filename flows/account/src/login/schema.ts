import * as z from 'zod/mini'
import { copy } from './copy.ts'

const text = (missing: string, pattern: RegExp, wrong: string) =>
  z.string().check(z.minLength(1, { error: missing, abort: true }), z.regex(pattern, { error: wrong }))

/** A phone number of eleven digits, 1 then 3 to 9, and a code of six. */
export const schema = z.object({
  mobile: text(copy.missing.mobile, /^1[3-9]\d{9}$/, copy.wrong.mobile),
  code: text(copy.missing.code, /^\d{6}$/, copy.wrong.code),
  agreed: z.boolean().check(z.refine((agreed) => agreed, { error: copy.missing.agreed })),
})
