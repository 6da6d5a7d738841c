import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capitalNumeral } from '../index.ts'

const NUMERALS = '零壹贰叁肆伍陆柒捌玖'
const UNITS = '角分厘毫'

describe('capital numerals', () => {
  test.each([
    ['2002002', '贰佰万贰仟零贰元整'],
    ['1000000000001', '壹万亿零壹元整'],
    ['1000050000000', '壹万亿零伍仟万元整'],
    ['1000100000000', '壹万零壹亿元整'],
    ['100010000', '壹亿零壹万元整'],
    ['123450000', '壹亿贰仟叁佰肆拾伍万元整'],
    ['10.05', '壹拾元零伍分'],
    ['10.5', '壹拾元零伍角'],
    ['1.0005', '壹元零伍毫'],
    ['1.101', '壹元壹角零壹厘'],
    ['1.1001', '壹元壹角零壹毫'],
    ['10.0101', '壹拾元零壹分零壹毫'],
    ['0.101', '壹角零壹厘'],
    ['0.0101', '壹分零壹毫'],
    ['-0.1001', '负壹角零壹毫'],
    ['0.1010', '壹角零壹厘'],
    ['1.23456', '壹元贰角叁分肆厘伍毫'],
    ['0.00001', '零元整'],
    ['-0.00001', '零元整'],
    ['-0', '零元整'],
    ['0e5', '零元整'],
    ['-0.05', '负伍分'],
    ['10000000000000', '壹拾万亿元整'],
    ['100000000000', '壹仟亿元整'],
    ['1000000010000', '壹万亿零壹万元整'],
    ['1e15', ''],
    ['', ''],
    ['abc', ''],
  ])('%s', (value, expected) => {
    expect(capitalNumeral(value)).toBe(expected)
  })

  test('from 0 up to 1e15, with up to four decimals', { tags: ['pricing.9'] }, () => {
    expect(capitalNumeral(0)).toBe('零元整')
    expect(capitalNumeral('999999999999999')).toBe(
      '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元整',
    )
    expect(capitalNumeral('1000000000000000')).toBe('')
    expect(capitalNumeral('0.1234')).toBe('壹角贰分叁厘肆毫')
  })

  test('numbers and decimal objects', () => {
    expect(capitalNumeral(107_000.53)).toBe('壹拾万柒仟元零伍角叁分')
    expect(capitalNumeral(new Decimal('0.5'))).toBe('伍角')
  })

  test('never two zeros together, never a zero before a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (value) => {
        const text = capitalNumeral(value)
        expect(text).toMatch(/元整$/)
        expect(text).not.toMatch(/零零|零[拾佰仟万亿元]|undefined/)
        expect(readNumeral(text.replace('元整', ''))).toBe(value)
      }),
      { numRuns: 2000 },
    )
  })

  test('decimals: one 零 for zeros between two digits, none at the end', { tags: ['OC-42'] }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 9999 }),
        (yuan, tenThousandths) => {
          const digits = String(tenThousandths).padStart(4, '0')
          const [whole, decimals = ''] =
            yuan === 0 ? ['', capitalNumeral(`0.${digits}`)] : capitalNumeral(`${yuan}.${digits}`).split('元')
          expect(readNumeral(whole ?? '')).toBe(yuan)
          const isAfterZero = yuan > 0 && (yuan % 10 === 0 || digits.startsWith('0'))
          expect(decimals.startsWith('零')).toBe(isAfterZero)
          const written = Array.from(digits, (digit, k) =>
            digit === '0' ? '0' : NUMERALS.charAt(+digit) + UNITS.charAt(k),
          )
          expect(decimals.replace(/^零/, '')).toBe(
            written
              .join('')
              .replace(/^0+|0+$/g, '')
              .replace(/0+/g, '零'),
          )
        },
      ),
      { numRuns: 2000 },
    )
  })
})

/** Reads a whole numeral back, independently of the code that wrote it. */
function readNumeral(text: string): number {
  let total = 0
  let section = 0
  let digit = 0
  for (const character of text) {
    const value = NUMERALS.indexOf(character)
    const place = { 拾: 10, 佰: 100, 仟: 1000 }[character]
    if (value >= 0) digit = value
    else if (place !== undefined) {
      section += digit * place
      digit = 0
    } else {
      const unit = character === '万' ? 1e4 : 1e8
      if (unit === 1e8) total = (total + section + digit) * unit
      else total += (section + digit) * unit
      section = 0
      digit = 0
    }
  }
  return total + section + digit
}
