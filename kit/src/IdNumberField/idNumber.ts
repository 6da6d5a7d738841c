import { halfWidth } from '../digits.ts'
import { groups } from '../formatted/groups.ts'

/** Length of a resident ID number: 17 digits and a check character. */
export const ID_NUMBER_LENGTH = 18

/**
 * The characters of text that was typed, pasted or read from a photo. Full-width characters become normal ones, `x`
 * becomes `X`, and an X is kept only as the last character.
 */
export function idNumberOf(text: string): string {
  let result = ''
  for (const character of halfWidth(text).toUpperCase()) {
    if (result.length === ID_NUMBER_LENGTH) break
    const isLast = result.length === ID_NUMBER_LENGTH - 1
    if (/[0-9]/.test(character) || (isLast && character === 'X')) result += character
  }
  return result
}

/** Groups region, birthday and the rest: 6-8-4. */
export function groupIdNumber(idNumber: string): string {
  return groups(idNumber, [6, 8])
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** Whether a text can be a resident ID number: its birthday exists and its check character is right (GB 11643). */
export function isIdNumber(text: string): boolean {
  const match = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const birthday = new Date(Date.UTC(year, month - 1, day))
  if (year < 1900 || birthday.getUTCMonth() !== month - 1 || birthday.getUTCDate() !== day) return false
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return text[ID_NUMBER_LENGTH - 1] === CHECK_CHARACTERS[sum % CHECK_CHARACTERS.length]
}
