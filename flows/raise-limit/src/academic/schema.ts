import * as z from 'zod/mini'
import { copy } from './copy.ts'

const LENGTH = { min: 12, max: 16 } as const

/** A code in one form: upper case, without blanks, invisible characters and full-width signs. */
export const codeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** A text with two messages: which of them is said depends on what is wrong. */
export const schema = z.object({
  code: z.string().check(
    z.overwrite(codeOf),
    z.minLength(1, { error: copy.missing, abort: true }),
    z.regex(/^[A-Z0-9]*$/, { error: copy.wrong.signs, abort: true }),
    z.refine(({ length }) => length >= LENGTH.min && length <= LENGTH.max, {
      error: ({ input }) => copy.wrong.length(String(input).length),
    }),
  ),
})
