/** Longest amount the box takes (spec 5 "Amount"). */
export const MAX_DIGITS = 10

/** The ASCII digits of a text: full-width digits count, separators, letters and signs are dropped. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '')
}

const PLAIN = new RegExp(`^[0-9]{0,${MAX_DIGITS}}$`)

/** Whether a text can stay as it is. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** What an edit leaves in the box and where the caret belongs. */
export interface Edit {
  value: string
  caret: number
}

/**
 * Cleans the text a user produced. An edit that would need more than {@link MAX_DIGITS} digits is refused when the
 * box was full already (the caret stays before the refused digit), and cut at the end otherwise.
 */
export function cleanEdit(text: string, caret: number, before: string): Edit {
  const value = digitsOf(text)
  const place = digitsOf(text.slice(0, caret)).length
  if (value.length <= MAX_DIGITS) return { value, caret: place }
  if (before.length === MAX_DIGITS) {
    return { value: before, caret: Math.max(0, place - (value.length - MAX_DIGITS)) }
  }
  return { value: value.slice(0, MAX_DIGITS), caret: Math.min(place, MAX_DIGITS) }
}
