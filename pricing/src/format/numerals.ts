import { type DecimalInput, cut, decimalParts, readDecimal } from '../number/decimal.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['仟', '佰', '拾', ''] as const
const GROUPS = ['万', '亿', '万', ''] as const
const DECIMALS = ['角', '分', '厘', '毫'] as const
const MAX_WHOLE_DIGITS = 15

/**
 * Yuan in Chinese capital numerals (semantics 8, OC-42), up to four decimals, further digits cut.
 * '' from 1e15 up or when missing.
 * @example capitalNumeral('16409.02') // '壹万陆仟肆佰零玖元零贰分'
 */
export function capitalNumeral(yuan: DecimalInput): string {
  const value = readDecimal(yuan)
  if (value === null) return ''
  const kept = cut(value, DECIMALS.length)
  const { whole, fraction } = decimalParts(kept, DECIMALS.length)
  if (whole.length > MAX_WHOLE_DIGITS) return ''
  if (kept.digits === '') return '零元整'
  const sign = kept.negative ? '负' : ''
  const decimals = decimalNumerals(fraction)
  if (whole === '0') return sign + decimals
  const integer = `${sign}${wholeNumerals(whole)}元`
  if (decimals === '') return `${integer}整`
  // One 零 stands for an empty unit next to 元 on either side.
  return integer + (whole.endsWith('0') || fraction.startsWith('0') ? '零' : '') + decimals
}

function decimalNumerals(fraction: string): string {
  return DECIMALS.map((unit, i) => (fraction[i] === '0' ? '' : digitNumeral(fraction[i]) + unit)).join('')
}

function wholeNumerals(whole: string): string {
  const padded = whole.padStart(16, '0')
  let text = ''
  GROUPS.forEach((unit, i) => {
    const group = padded.slice(4 * i, 4 * i + 4)
    if (group === '0000') {
      // 壹万亿: the group of 亿 is empty, its unit still closes the groups before it.
      if (unit === '亿' && text !== '') text += unit
      return
    }
    const isAfterZeros = padded.slice(0, 4 * i).endsWith('0000') || group.startsWith('0')
    if (text !== '' && isAfterZeros) text += '零'
    text += groupNumerals(group) + unit
  })
  return text
}

/** Four digits: one 零 for a run of zeros between two others, none at either end. */
function groupNumerals(group: string): string {
  let text = ''
  let zeros = false
  PLACES.forEach((place, i) => {
    if (group[i] === '0') {
      zeros = text !== ''
      return
    }
    text += (zeros ? '零' : '') + digitNumeral(group[i]) + place
    zeros = false
  })
  return text
}

function digitNumeral(digit: string | undefined): string {
  return DIGITS.charAt(Number(digit))
}
