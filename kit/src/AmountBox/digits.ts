import { digitsOf } from '../digits.ts'
import { pastedNumber } from '../pastedNumber.ts'
import type { CleanEdit } from '../useCleanText.ts'

/** Most digits of an amount. */
export const MAX_DIGITS = 10

/** A number with any decimals; an amount keeps its whole yuan. */
const DECIMAL = { kind: 'decimal', decimals: Infinity } as const
const DECIMALS = /[.．]\p{Nd}/u

/**
 * Cleans the text that a user typed. When an edit needs more than {@link MAX_DIGITS} digits: if the field was full, the
 * edit is rejected and the caret stays before the rejected digit; otherwise the text is cut at the end.
 */
export function cleanAmount(text: string, caret: number, before: string): CleanEdit {
  const value = digitsOf(text)
  const place = digitsOf(text.slice(0, caret)).length
  // Filled in at once by the system, a suggestion or dictation: `500.50` is 500, never 50050.
  const isFilled = before === '' ? text.length > 1 : DECIMALS.test(text) && value !== before
  const whole = isFilled ? pastedNumber(text, DECIMAL)?.split('.')[0] : undefined
  if (whole !== undefined) return { value: whole.slice(0, MAX_DIGITS), caret: MAX_DIGITS }
  if (value.length <= MAX_DIGITS) return { value, caret: place }
  if (before.length === MAX_DIGITS) {
    return { value: before, caret: Math.max(0, place - (value.length - MAX_DIGITS)) }
  }
  return { value: value.slice(0, MAX_DIGITS), caret: Math.min(place, MAX_DIGITS) }
}
