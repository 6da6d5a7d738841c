import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  averageCents,
  discountText,
  effectiveAnnual,
  irr,
  isAbove24,
  money,
  moneyCut,
  percentFloor,
  percentText,
  showsStruckThrough,
  referenceRate,
  struckThroughRate,
  subtractCents,
  sumCents,
  thousands,
  toCents,
  wan,
  wanCents,
  yuanText,
} from '../index.ts'

describe('money', () => {
  test('thousands: half-up or cut, sign kept, never -0.00', { tags: ['pricing.7', 'result.13'] }, () => {
    expect(thousands('-1234.565')).toBe('-1,234.57')
    expect(thousands('-0.004')).toBe('0.00')
    expect(thousands('-0.9', 0)).toBe('0')
    expect(thousands(1.005)).toBe('1.01')
    expect(thousands('999999.999')).toBe('1,000,000.00')
    expect(thousands('-1234.56', 0)).toBe('-1,234')
    expect(thousands('12345.67', 0)).toBe('12,345')
    for (const zero of ['-0', -0, '-0.000', '0e5', '0e400', '-0e-400']) expect(thousands(zero)).toBe('0.00')
    expect(thousands(new Decimal('1234.5'))).toBe('1,234.50')
    for (const missing of [null, undefined, '', Number.NaN, Infinity, 'x', 'x5', '5x', '5 5', '.', '+', '1e'])
      expect(thousands(missing)).toBe('')
    for (const five of [' 5 ', '+5', '05', '5.', '0.5e1', '50E-1']) expect(thousands(five)).toBe('5.00')
  })

  test('cents are formatted as yuan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
        const cents = toCents(new Decimal(value).div(100).toFixed(2))
        expect(cents).toBe(value)
        expect(money(cents)).toBe(thousands(yuanText(cents)))
        expect(moneyCut(cents)).toBe(thousands(yuanText(cents), 0))
        expect(wanCents(cents)).toBe(wan(yuanText(cents)))
      }),
    )
    expect(money(toCents('1234567.5'))).toBe('1,234,567.50')
    expect(money(toCents('0.05'))).toBe('0.05')
    expect(moneyCut(toCents('1999.99'))).toBe('1,999')
    expect(money(subtractCents(toCents(1), toCents('1234.56')))).toBe('-1,233.56')
    expect(money(toCents(0))).toBe('0.00')
    expect(moneyCut(subtractCents(toCents(0), toCents('1999.99')))).toBe('-1,999')
    expect(moneyCut(subtractCents(toCents(0), toCents('0.99')))).toBe('0')
    expect(yuanText(subtractCents(toCents(0), toCents('0.05')))).toBe('-0.05')
    expect(yuanText(toCents('9999999999999.99'))).toBe('9999999999999.99')
    expect(yuanText(toCents('0.01'))).toBe('0.01')
    expect(yuanText(toCents(0))).toBe('0.00')
  })

  test('sums, differences and the half-up mean', () => {
    const values = [100, 101, 101].map((cents) => toCents(cents / 100))
    expect(sumCents(values)).toBe(302)
    expect(averageCents(values)).toBe(101)
    expect(averageCents(values.slice(0, 2))).toBe(101)
    expect(averageCents([])).toBe(0)
    expect(subtractCents(toCents(3), toCents(1))).toBe(200)
  })

  test('reading rounds half-up on the exact decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (yuan) => {
        const exact = new Decimal(yuan).times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
        expect(toCents(yuan)).toBe(exact.toNumber())
      }),
    )
    expect(toCents(1000.005)).toBe(100_001)
    expect(toCents('0.285')).toBe(29)
    expect(toCents(-5)).toBe(0)
    expect(toCents('-5')).toBe(0)
    expect(toCents(null)).toBe(0)
    expect(toCents('0.005')).toBe(1)
    expect(toCents('.5')).toBe(50)
    expect(toCents('5.')).toBe(500)
    expect(toCents('0.999')).toBe(100)
    expect(toCents('99.995')).toBe(10_000)
    expect(toCents('1e14')).toBe(1e15)
    expect(toCents(1e14)).toBe(1e15)
    expect(toCents(1e13)).toBe(1e15)
  })

  test('a figure of hundreds of digits is read up to the digits that matter', () => {
    expect(thousands(`1.${'3'.repeat(500)}`)).toBe('1.33')
    expect(thousands(`0.${'3'.repeat(350)}`)).toBe('0.33')
    expect(thousands(`0.5${'0'.repeat(450)}1`, 2)).toBe('0.50')
    expect(thousands(`0.005${'0'.repeat(450)}1`, 2)).toBe('0.01')
    expect(thousands('1e-500')).toBe('0.00')
    expect(thousands(`1${'0'.repeat(300)}`)).toBe('')
    expect(thousands('1e299').replaceAll(',', '')).toBe(`1${'0'.repeat(299)}.00`)
    expect(thousands('12345e-3')).toBe('12.35')
    expect(thousands(`${'0'.repeat(400)}5`)).toBe('5.00')
    expect(thousands('1.5E+3')).toBe('1,500.00')
  })

  test('an object that prints no text is missing', () => {
    expect(thousands({ toFixed: 5 } as never)).toBe('')
    expect(thousands({ toFixed: () => 5 } as never)).toBe('')
    expect(thousands({} as never)).toBe('')
    expect(thousands([5] as never)).toBe('')
    expect(thousands({ toFixed: () => '5' })).toBe('5.00')
    expect(thousands(true as never)).toBe('')
  })

  test(
    'from 10 000 on in 万; wan never shows more than the amount',
    { tags: ['couponRule.42', 'result.26', 'OC-29'] },
    () => {
      expect(wan('19999.9')).toBe('1.99万')
      expect(wan('0.019')).toBe('0.01')
      expect(wan(20_000)).toBe('2万')
      expect(wan('100000.1')).toBe('10万')
      expect(wan('10000')).toBe('1万')
      expect(wan(9999)).toBe('9999')
      expect(wan(25_000)).toBe('2.5万')
      expect(wan('9999.999')).toBe('9999.99')
      expect(wan('-20000')).toBe('-20000')
      expect(wan('-1.239')).toBe('-1.23')
      expect(wan('9999.9999999999999999999')).toBe('9999.99')
      expect(wan('0.00')).toBe('0')
      expect(wan(null)).toBe('')
    },
  )
})

describe('rates', () => {
  test('percent: half-up to 4, floored to 2', { tags: ['couponRule.40', 'OC-26'] }, () => {
    expect(percentText('0.24')).toBe('24.00%')
    expect(percentFloor('0.23999')).toBe('23.99')
    expect(percentText(0.23999999999)).toBe('24.00%')
    expect(percentText('0.2399949')).toBe('23.99%')
    expect(percentText(0)).toBe('0.00%')
    expect(percentText(0.07305)).toBe('7.30%')
    expect(percentFloor(1e-9)).toBe('0')
    expect(percentText(null)).toBe('')
    expect(percentFloor(null)).toBe('')
    expect(percentText('0.1')).toBe('10.00%')
    expect(percentText('1.234')).toBe('123.40%')
  })

  test('discount text', { tags: ['couponRule.39'] }, () => {
    expect(discountText(0.57)).toBe('5.7折')
    expect([0.85, 0.83].map(discountText)).toEqual(['8.5折', '8.3折'])
    expect(discountText('0.8379')).toBe('8.37折')
    expect(discountText('0.80')).toBe('8折')
    expect(discountText(null)).toBe('')
  })

  test('above-24 class', { tags: ['pricing.6', 'OC-28'] }, () => {
    expect(isAbove24('0.23999')).toBe(false)
    expect(isAbove24('0.2399901')).toBe(true)
    expect(isAbove24(0.24)).toBe(true)
    expect(isAbove24(null)).toBe(false)
  })

  test(
    'struck-through: the server rate is used first, capped at 36 %, and must be above the current rate',
    { tags: ['pricing.5', 'pricing.11'] },
    () => {
      expect(struckThroughRate('0.18', '0.75', '0.3')).toBe(0.3)
      expect(struckThroughRate('0.18', '0.75', '0.5')).toBe(0.36)
      expect(struckThroughRate('0.18', '0.75', '0.18')).toBeNull()
      expect(struckThroughRate('0.18', null)).toBeNull()
      expect(struckThroughRate('0.18', '1.2')).toBeNull()
      expect(struckThroughRate('0.18', '1')).toBeNull()
      expect(struckThroughRate('0.18', '0.5', 0)).toBe(0.36)
      expect(struckThroughRate('0.18', '0.9')).toBeCloseTo(0.2, 15)
      expect(struckThroughRate(undefined, '0.5')).toBeNull()
    },
  )

  test(
    'a reference is one of the server or the configuration, capped, and above the rate as it is shown',
    { tags: ['pricing.5', 'pricing.11'] },
    () => {
      const of = (more: Partial<Parameters<typeof referenceRate>[0]>) =>
        referenceRate({ current: '0.18', discount: '0.85', ...more })
      expect(of({ before: '0.24', base: '0.3' })).toEqual({ rate: '24.00%', discount: '8.5折' })
      expect(of({ base: 0.24 })).toEqual({ rate: '24.00%', discount: '8.5折' })
      expect(of({ before: '0.4' })?.rate).toBe('36.00%')
      expect(of({ before: '0.3', capPercent: 24 })?.rate).toBe('24.00%')
      expect(of({ before: '0.4', capPercent: 60 })?.rate).toBe('36.00%')
      expect(of({ before: '0.4', capPercent: 0 })?.rate).toBe('36.00%')
      // Less is saved than the discount says.
      expect(of({ before: '0.2' })).toEqual({ rate: '20.00%', discount: null })
      // None is calculated from the discount.
      expect(of({})).toBeNull()
      expect(of({ before: '0.24', discount: null })).toBeNull()
      expect(of({ before: '0.24', discount: 1 })).toBeNull()
      expect(of({ before: '0.24', discount: '1.2' })).toBeNull()
      // As it is shown, it is the same.
      expect(of({ before: '0.18001' })).toBeNull()
      expect(of({ before: '0.17' })).toBeNull()
      expect(of({ current: '0.3', before: '0.32', capPercent: 24 })).toBeNull()
      // A percent in place of a fraction, and other values that are no rate.
      for (const before of [24, 'x', -0.24, 0, Number.NaN]) expect(of({ before })).toBeNull()
      expect(of({ before: 24, base: '0.24' })?.rate).toBe('24.00%')
      expect(of({ current: null, before: '0.24' })).toBeNull()
      expect(of({ current: 0, before: '0.24' })).toBeNull()
    },
  )

  test('before and after are compared as displayed', { tags: ['OC-51'] }, () => {
    expect(showsStruckThrough(0.24, 0.239999999)).toBe(false)
    expect(showsStruckThrough(0.24, 0.2399)).toBe(true)
  })

  test('effective rate', () => {
    expect(effectiveAnnual(0.02)).toBeCloseTo(0.268241794562545, 12)
    expect(effectiveAnnual(0)).toBe(0)
    expect(effectiveAnnual(-0.5)).toBeCloseTo(2 ** -12 - 1, 12)
    for (const none of [Number.NaN, -1, -2, 1e30, Infinity, -Infinity])
      expect(effectiveAnnual(none)).toBeNull()
  })

  test('irr: null where there is no rate, else the rate', { tags: ['pricing.4', 'OC-24'] }, () => {
    expect(irr([])).toBeNull()
    expect(irr([-100, Number.NaN, 300])).toBeNull()
    expect(irr(['-100', 'x'])).toBeNull()
    expect(irr([-0.3, 0.1, 0.2])).toBe(0)
    expect(irr([-1.3, ...Array<number>(13).fill(0.1)])).toBe(0)
    expect(irr([-1.2, ...Array<number>(12).fill(0.1)])).toBe(0)
    expect(irr([-100, 102])).toBeCloseTo(0.24, 7)
    expect(irr([-1, 1e6])).toBeGreaterThan(1e6)
    expect(irr([-1e13, 1e13 - 0.01])).toBeNull()
    expect(irr([-100])).toBeNull()
    expect(irr([0, 100])).toBeNull()
    expect(irr([0, 0])).toBeNull()
    expect(irr(['x', 0])).toBeNull()
    expect(irr([100, 100])).toBeNull()
    expect(irr([-100, 150, -10])).toBeNull()
    expect(irr([-100, 100])).toBe(0)
    expect(irr([-100, 99.99])).toBeNull()
    expect(irr([-1e307, 0.6e307, 0.5e307])).toBeGreaterThan(0.7)
    expect(irr([-1e308, 1e308, 1e308])).toBeCloseTo(12 * (Math.sqrt(5) / 2 - 0.5), 6)
    expect(irr(['-1e299', '1.1e299'])).toBeCloseTo(1.2, 6)
    expect(irr([-5e-324, 1])).toBeGreaterThan(1e18)
    expect(irr([-100, 0, 102])).toBeGreaterThan(0)
  })
})
