import { halfWidth } from '../digits.ts'

/**
 * The plain decimal of typed or pasted text: digits, one point and at most `decimals` digits after it. A second point
 * and extra decimals are dropped. Leading zeros stay while the user types.
 */
export function decimalOf(text: string, decimals: number): string {
  const plain = halfWidth(text)
    .replaceAll('。', '.')
    .replace(/[^0-9.]/g, '')
  const [whole = '', ...fractions] = plain.split('.')
  if (decimals === 0 || fractions.length === 0) return whole
  return `${whole}.${fractions.join('').slice(0, decimals)}`
}

/** A decimal after the user has finished: no leading zeros, no point at the end. `007.` is `7`, `.5` is `0.5`. */
export function tidyDecimal(decimal: string): string {
  if (decimal === '' || decimal === '.') return ''
  const [whole = '', fraction] = decimal.split('.')
  const units = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction ? `${units}.${fraction}` : units
}

/** A decimal with a comma before every three digits of its whole part. */
export function groupThousands(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
