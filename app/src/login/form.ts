import * as z from 'zod/mini'
import { copy } from './copy.ts'

/** Digits in an SMS code (spec 9). */
export const CODE_LENGTH = 6

/** Spec 5: eleven digits, 1 then 3 to 9. */
const mobile = z
  .string()
  .check(
    z.minLength(1, { error: copy.errors.mobileMissing, abort: true }),
    z.regex(/^1[3-9]\d{9}$/, { error: copy.errors.mobileWrong }),
  )
const code = z
  .string()
  .check(
    z.minLength(1, { error: copy.errors.codeMissing, abort: true }),
    z.regex(/^\d{6}$/, { error: copy.errors.codeWrong }),
  )

/** What the login form holds. */
export const loginForm = z.object({
  mobile,
  code,
  agreed: z.boolean().check(z.refine((agreed) => agreed, { error: copy.errors.notAgreed })),
})

export type LoginForm = z.infer<typeof loginForm>
