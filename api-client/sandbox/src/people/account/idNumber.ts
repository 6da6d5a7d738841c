/** Weights and check characters of an ID number (GB 11643-1999). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECK_CHARACTERS = '10X98765432'

/** Gender as the ID card has it. */
export type Gender = '男' | '女'

/** The check character of the first 17 digits. */
function checkCharacter(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, k) => total + weight * Number(digits[k]), 0)
  return CHECK_CHARACTERS.charAt(sum % 11)
}

/**
 * Creates an ID number of 18 characters with its check character.
 *
 * @param areaCode six digits of the county
 * @param birthday `YYYY-MM-DD`
 * @param sequence three digits; the last one is made odd for men and even for women
 */
export function makeIdNumber(areaCode: string, birthday: string, sequence: number, gender: Gender): string {
  const even = Math.floor((sequence % 1000) / 2) * 2
  const own = String(gender === '男' ? even + 1 : even).padStart(3, '0')
  const digits = `${areaCode}${birthday.replaceAll('-', '')}${own}`
  return `${digits}${checkCharacter(digits)}`
}

/**
 * Whether a text is a valid ID number: its format, a real day of birth before `today` (`YYYY-MM-DD`), its check
 * character.
 */
export function isIdNumber(text: string, today: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  const birthday = birthdayOf(text)
  return isDay(birthday) && birthday <= today && checkCharacter(text) === text.charAt(17)
}

/** The birthday in an ID number, `YYYY-MM-DD`. */
export function birthdayOf(idNumber: string): string {
  return `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`
}

/** The gender in an ID number. */
export function genderOf(idNumber: string): Gender {
  return Number(idNumber.charAt(16)) % 2 === 1 ? '男' : '女'
}

/** Masks an ID number, '330106********1234': the first six and the last four characters are shown. */
export function maskIdNumber(idNumber: string): string {
  return `${idNumber.slice(0, 6)}********${idNumber.slice(-4)}`
}

/** Full years from `birthday` to `today`, both `YYYY-MM-DD`. */
export function ageAt(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
