import type { FieldErrors, Resolver } from 'react-hook-form'
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

/** The first complaint about each field, in the customer's words. */
export function complaints(values: LoginForm): Partial<Record<keyof LoginForm, string>> {
  const found: Partial<Record<keyof LoginForm, string>> = {}
  for (const { path, message } of loginForm.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof LoginForm
    found[field] ??= message
  }
  return found
}

export const loginResolver: Resolver<LoginForm> = (values) => {
  const found = Object.entries(complaints(values))
  if (found.length === 0) return { values, errors: {} }
  const errors: FieldErrors<LoginForm> = Object.fromEntries(
    found.map(([field, message]) => [field, { type: 'invalid', message }]),
  )
  return { values: {}, errors }
}
