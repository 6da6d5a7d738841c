import { digitsOf } from '../digits.ts'
import { pastedNumber } from '../pastedNumber.ts'
import type { CleanEdit } from '../useCleanText.ts'

/** Most digits of an amount (spec 5 "Amount"). */
export const MAX_DIGITS = 10

/**
 * Cleans the text that a user typed. When an edit needs more than {@link MAX_DIGITS} digits: if the field was full, the
 * edit is rejected and the caret stays before the rejected digit; otherwise the text is cut at the end.
 */
export function cleanAmount(text: string, caret: number, before: string): CleanEdit {
  // Filled in at once, by the system or a keyboard's suggestion: `500.00` is 500.
  const filled = before === '' && text.length > 1 ? pastedNumber(text, { kind: 'whole' }) : null
  if (filled !== null) return { value: filled.slice(0, MAX_DIGITS), caret: MAX_DIGITS }
  const value = digitsOf(text)
  const place = digitsOf(text.slice(0, caret)).length
  if (value.length <= MAX_DIGITS) return { value, caret: place }
  if (before.length === MAX_DIGITS) {
    return { value: before, caret: Math.max(0, place - (value.length - MAX_DIGITS)) }
  }
  return { value: value.slice(0, MAX_DIGITS), caret: Math.min(place, MAX_DIGITS) }
}
