/** Schema rules that forms share, with the messages of the specification. */
import * as z from 'zod/mini'
import { copy } from '../copy.ts'

/** A text that must be there, trimmed, at most `longest` characters. */
export const requiredText = (missing: string, longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(longest, { error: copy.tooLong(longest) }),
    )

/** A text that may be empty; otherwise it must match `pattern`. */
export const optionalText = (pattern: RegExp, wrong: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), { error: wrong }),
  )

/** One option that must be selected; null until then. */
export const choice = (missing: string) => z.pipe(z.nullable(z.string()), z.string({ error: missing }))
