import { halfWidth } from '../digits.ts'
import { groups } from '../formatted/groups.ts'

/** Length of a resident ID number: 17 digits and a check character. */
export const ID_NUMBER_LENGTH = 18

/**
 * The characters of text that was typed, pasted or read from a photo. Full-width characters become normal ones, `x`
 * becomes `X`. An X is kept at the end, also while a digit before it is missing, so that correcting a digit loses nothing, and
 * behind 17 digits, whatever is typed after it.
 */
export function idNumberOf(text: string): string {
  const plain = halfWidth(text)
    .toUpperCase()
    .replace(/[^0-9X]/g, '')
  const mark = /X$|^\d{17}X/.test(plain) ? 'X' : ''
  const kept = plain.replaceAll('X', '').slice(0, ID_NUMBER_LENGTH - mark.length)
  return kept && kept + mark
}

/** Groups region, birthday and the rest: 6-8-4. */
export function groupIdNumber(idNumber: string): string {
  return groups(idNumber, [6, 8])
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** Codes of provinces (GB/T 2260); 81 to 83 are of residents from Hong Kong, Macao and Taiwan, 9 begins those of foreigners. */
const PROVINCE = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|9\\d)'
const ID_NUMBER = /* @__PURE__ */ new RegExp(`^${PROVINCE}\\d{4}(\\d{4})(\\d{2})(\\d{2})\\d{3}[\\dX]$`)

/**
 * Whether a text can be a resident ID number: its province and birthday exist and its check character is right (GB 11643).
 */
export function isIdNumber(text: string): boolean {
  const match = ID_NUMBER.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const birthday = new Date(Date.UTC(year, month - 1, day))
  if (year < 1900 || birthday.getUTCMonth() !== month - 1 || birthday.getUTCDate() !== day) return false
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return text[ID_NUMBER_LENGTH - 1] === CHECK_CHARACTERS[sum % CHECK_CHARACTERS.length]
}
