import { digitsOf } from '../digits.ts'
import { groups } from '../formatted/groups.ts'

/** Number of digits of a mobile number. */
export const PHONE_LENGTH = 11

/** With the longest form of its country prefix. */
export const PREFIXED_LENGTH = '0086'.length + PHONE_LENGTH

/**
 * The digits of text that was typed, pasted or filled in. Full-width digits become normal ones, all other characters are
 * removed, then the country prefix `+86`, `0086` or `86`. A mobile number starts with 1, so the prefix is recognised as
 * soon as the 1 follows.
 */
export function phoneDigits(text: string): string {
  return digitsOf(text)
    .replace(/^(?:00)?86(?=1)/, '')
    .slice(0, PHONE_LENGTH)
}

/** Groups digits 3-4-4. */
export function groupPhone(digits: string): string {
  return groups(digits, [3, 4, 4])
}
