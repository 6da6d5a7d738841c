import { digitsOf } from '../digits.ts'
import type { CleanEdit } from '../useCleanText.ts'

/** Longest amount the box takes (spec 5 "Amount"). */
export const MAX_DIGITS = 10

/**
 * Cleans the text a user produced. An edit that would need more than {@link MAX_DIGITS} digits is refused when the
 * box was full already (the caret stays before the refused digit), and cut at the end otherwise.
 */
export function cleanAmount(text: string, caret: number, before: string): CleanEdit {
  const value = digitsOf(text)
  const place = digitsOf(text.slice(0, caret)).length
  if (value.length <= MAX_DIGITS) return { value, caret: place }
  if (before.length === MAX_DIGITS) {
    return { value: before, caret: Math.max(0, place - (value.length - MAX_DIGITS)) }
  }
  return { value: value.slice(0, MAX_DIGITS), caret: Math.min(place, MAX_DIGITS) }
}
