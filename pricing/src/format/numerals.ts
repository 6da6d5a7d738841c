import type { DecimalInput } from '../number/decimal.ts'
import { Exact, readExact } from '../number/exact.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['仟', '佰', '拾', '']
const GROUPS = ['万', '亿', '万', '']
const DECIMALS = ['角', '分', '厘', '毫']
const TOO_LARGE = 1e15

// semantics 8, OC-42
/**
 * Yuan in Chinese capital numerals, with at most four decimals; further digits are cut off. '' from 1e15 up or when
 * missing.
 * @example capitalNumeral('16409.02') // '壹万陆仟肆佰零玖元零贰分'
 * @example capitalNumeral('1.101') // '壹元壹角零壹厘'
 */
export function capitalNumeral(yuan: DecimalInput): string {
  const value = readExact(yuan)?.toDecimalPlaces(DECIMALS.length, Exact.ROUND_DOWN)
  if (value === undefined || value.abs().gte(TOO_LARGE)) return ''
  if (value.isZero()) return '零元整'
  const sign = value.isNegative() ? '负' : ''
  const [whole = '', fraction = ''] = value.abs().toFixed(DECIMALS.length).split('.')
  const decimals = placedNumerals(fraction, DECIMALS)
  if (whole === '0') return sign + decimals
  const integer = `${sign}${wholeNumerals(whole)}元`
  if (decimals === '') return `${integer}整`
  // One 零 is written when the unit before or after 元 is empty.
  return integer + (whole.endsWith('0') || fraction.startsWith('0') ? '零' : '') + decimals
}

function wholeNumerals(whole: string): string {
  const padded = whole.padStart(PLACES.length * GROUPS.length, '0')
  let text = ''
  GROUPS.forEach((unit, i) => {
    const group = padded.slice(4 * i, 4 * i + 4)
    if (group === '0000') {
      // 壹万亿: the group of 亿 is empty, but its unit still ends the groups before it.
      if (unit === '亿' && text !== '') text += unit
      return
    }
    const isAfterZeros = padded.slice(0, 4 * i).endsWith('0000') || group.startsWith('0')
    if (text !== '' && isAfterZeros) text += '零'
    text += placedNumerals(group, PLACES) + unit
  })
  return text
}

/** Four digits with their units: one 零 for zeros between two other digits, none at either end. */
function placedNumerals(digits: string, units: readonly string[]): string {
  let text = ''
  let hasGap = false
  units.forEach((unit, i) => {
    if (digits[i] === '0') {
      hasGap = text !== ''
      return
    }
    text += (hasGap ? '零' : '') + DIGITS.charAt(Number(digits[i])) + unit
    hasGap = false
  })
  return text
}
