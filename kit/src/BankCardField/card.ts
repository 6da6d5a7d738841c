import { digitsOf } from '../digits.ts'
import { groups } from '../formatted/groups.ts'

/** Minimum and maximum number of digits of a bank card. */
export const CARD_LENGTHS = { min: 16, max: 19 } as const

/** The digits of text that was typed, pasted or read from a photo. */
export function cardDigits(text: string): string {
  return digitsOf(text).slice(0, CARD_LENGTHS.max)
}

/** Groups digits in fours. */
export function groupCard(digits: string): string {
  return groups(digits, [4, 4, 4, 4])
}
