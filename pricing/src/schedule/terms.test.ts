import { describe, expect, test } from 'vitest'
import {
  type ScheduleInput,
  NO_BENEFIT,
  applyBenefit,
  baseSchedule,
  calculateSchedule,
  duesAfter,
  firstPeriodDays,
  parseTerms,
  readCoupon,
  readRate,
  scheduleRows,
  toCents,
} from '../index.ts'
import { termsOf } from '../../test/support.ts'

const PLAIN = { amount: 10_000, loanPeriod: 12, yearRate: '0.24' } as const

function cents(schedule: ScheduleInput): number {
  return toCents(calculateSchedule(schedule)?.totalcouponamount)
}

// semantics 3.1.
describe('nothing', () => {
  test.each([
    [{ ...PLAIN, amount: 0 }],
    [{ ...PLAIN, amount: '0.004' }],
    [{ ...PLAIN, amount: -1 }],
    [{ ...PLAIN, amount: '' }],
    [{ ...PLAIN, amount: Number.NaN }],
    [{ ...PLAIN, amount: 1e14 }],
    [{ ...PLAIN, amount: '10000000000000.01' }],
    [{ ...PLAIN, loanPeriod: '1e-999999999' }],
    [{ ...PLAIN, loanPeriod: 0 }],
    [{ ...PLAIN, loanPeriod: 1.5 }],
    [{ ...PLAIN, loanPeriod: 601 }],
    [{ ...PLAIN, loanPeriod: null }],
    [{ ...PLAIN, yearRate: 0 }],
    [{ ...PLAIN, yearRate: -0.1 }],
    [{ ...PLAIN, yearRate: undefined }],
    [{ ...PLAIN, yearRate: 24 }],
    [{ ...PLAIN, handFeeRate: 2 }],
  ])('%j', { tags: ['field.20'] }, (raw) => {
    expect(parseTerms(raw)).toBeNull()
    expect(calculateSchedule(raw)).toBeNull()
  })

  test('the ends of the ranges are inside', () => {
    expect(parseTerms({ ...PLAIN, loanPeriod: 600 })?.periods).toBe(600)
    expect(parseTerms({ ...PLAIN, loanPeriod: 1 })?.periods).toBe(1)
    expect(parseTerms({ ...PLAIN, yearRate: 1, handFeeRate: '1.0' })?.annualRate.value).toBe(1)
    expect(parseTerms({ ...PLAIN, amount: 1e13 })?.principal).toBe(1e15)
    expect(parseTerms({ ...PLAIN, amount: '0.005' })?.principal).toBe(1)
  })

  test('a boolean is missing, not 0 or 1', () => {
    expect(
      parseTerms(JSON.parse('{"amount":true,"loanPeriod":1,"yearRate":0.1}') as ScheduleInput),
    ).toBeNull()
  })

  test('numeric text is read like a number', () => {
    expect(calculateSchedule({ amount: '10000', loanPeriod: '12', yearRate: '2.4e-1' })).toEqual(
      calculateSchedule(PLAIN),
    )
  })
})

describe('worked example', () => {
  test('10 000 in 12 periods at 24 %, to two decimals', { tags: ['pricing.7'] }, () => {
    const schedule = calculateSchedule(PLAIN)
    expect(schedule?.list[0]).toEqual({
      capital: '745.60',
      interest: '200.00',
      payMonth: '945.60',
      handlingFee: '0.00',
      service: '0.00',
      total: '945.60',
      realTotal: '945.60',
      couponValue: '0.00',
    })
    expect(schedule?.list[11]).toMatchObject({ capital: '927.01', interest: '18.54', payMonth: '945.55' })
    expect(schedule?.realYearRate).toBe('0.240000631878')
    expect(schedule?.monthPay).toBe('945.60')
  })
})

// semantics 3.2.
describe('normalisation', () => {
  test(
    'a lender rate that is missing, 0 or above the whole rate is the whole rate',
    { tags: ['OC-5'] },
    () => {
      for (const instBaseYearRate of [undefined, 0, -1, '0.25', '0.24']) {
        expect(calculateSchedule({ ...PLAIN, instBaseYearRate })).toEqual(calculateSchedule(PLAIN))
      }
      expect(calculateSchedule({ ...PLAIN, instBaseYearRate: '0.06' })?.list[0]).toMatchObject({
        interest: '50.00',
        service: '150.00',
      })
    },
  )

  test('a lender rate above the whole rate in its last digits only', () => {
    const yearRate = `0.24${'0'.repeat(20)}1`
    expect(
      calculateSchedule({ ...PLAIN, yearRate, instBaseYearRate: `0.24${'0'.repeat(20)}2` })?.list[0]?.service,
    ).toBe('0.00')
  })

  test(
    'short first bill: a started day counts, from 30 days on a whole month',
    { tags: ['pricing.2', 'OC-9'] },
    () => {
      const first = (billDays: number): string | undefined =>
        calculateSchedule({ ...PLAIN, billDays })?.list[0]?.interest
      expect(first(1)).toBe('6.67')
      expect(first(86_400_000)).toBe('6.67')
      expect(first(86_400_001)).toBe('13.33')
      expect(first(2_591_999_999)).toBe('200.00')
      expect(first(0)).toBe('200.00')
      expect(first(-5)).toBe('200.00')
      expect(firstPeriodDays(29 * 86_400_000)).toBe(29)
      expect(firstPeriodDays(2_591_999_999)).toBe(30)
      expect(firstPeriodDays(2_592_000_000)).toBeNull()
      expect(firstPeriodDays(5e-324)).toBe(1)
      expect(firstPeriodDays(null)).toBeNull()
      expect(firstPeriodDays(undefined)).toBeNull()
    },
  )

  test('a short first bill leaves the split of the principal as it is', { tags: ['OC-13'] }, () => {
    const short = baseSchedule(termsOf({ ...PLAIN, billDays: 5 * 86_400_000 }))
    expect(short.principal).toEqual(baseSchedule(termsOf(PLAIN)).principal)
  })

  test('the calculation type follows the coupon type when it is not 0 to 4', { tags: ['OC-10'] }, () => {
    const free = { ...PLAIN, periodLimit: 1, couponDiscountRate: 50 }
    expect(cents({ ...free, couponType: 2 })).toBe(20_000)
    expect(cents({ ...free, couponType: 3, calculationType: 7 })).toBe(67_359)
    expect(cents({ ...free, couponValue: 50 })).toBe(5000)
    expect(cents(free)).toBe(0)
    expect(cents({ ...free, couponType: 2, calculationType: 0 })).toBe(0)
    expect(parseTerms({ ...free, couponType: 2 })?.plan).toBe('partial')
    expect(parseTerms({ ...free, couponType: '3' })?.plan).toBe('discount')
    expect(parseTerms({ ...free, couponValue: 1 })?.plan).toBe('allPeriods')
    expect(parseTerms({ ...free, couponValue: -1 })?.plan).toBe('base')
    expect(parseTerms(free)?.benefit).toEqual(NO_BENEFIT)
    expect(parseTerms({ ...free, calculationType: 1 })).toMatchObject({ plan: 'bill', benefit: NO_BENEFIT })
    expect(cents({ ...free, calculationType: 1, couponType: 2 })).toBe(20_000)
    expect(cents({ ...free, calculationType: 1, couponType: 3 })).toBe(65_004)
  })

  test(
    'caps: 0 is none, 0.004 is a cap of 0, a face value caps a whole waiver',
    { tags: ['OC-6', 'OC-18'] },
    () => {
      const waiver = { ...PLAIN, calculationType: 4 }
      expect(cents({ ...waiver, couponUpperLimit: 0 })).toBe(134_715)
      expect(cents({ ...waiver, couponUpperLimit: '0.004' })).toBe(0)
      expect(cents({ ...waiver, couponUpperLimit: 100, couponValue: 30 })).toBe(3000)
      expect(cents({ ...waiver, couponUpperLimit: 20, couponValue: 30 })).toBe(2000)
      expect(cents({ ...PLAIN, calculationType: 2, periodLimit: 1, couponValue: 30 })).toBe(20_000)
    },
  )

  test('percent paid: 100 or more, 0 or less is no discount; 0.85 is 0.85 %', { tags: ['OC-7'] }, () => {
    const discount = { ...PLAIN, calculationType: 3 }
    for (const couponDiscountRate of [100, 120, 0, -1, undefined, 'x']) {
      expect(cents({ ...discount, couponDiscountRate })).toBe(0)
    }
    expect(cents({ ...discount, couponDiscountRate: '0.85' })).toBeGreaterThan(
      cents({ ...discount, couponDiscountRate: 85 }),
    )
  })

  test('descending free periods count from the last', { tags: ['couponRule.10', 'OC-16'] }, () => {
    const free = { ...PLAIN, couponType: 2, periodLimit: 2 }
    const saved = (isFreePeriodAsc: boolean | number | string | undefined): string[] =>
      calculateSchedule({ ...free, isFreePeriodAsc })
        ?.list.map((row) => row.couponValue)
        .filter((text) => text !== '0.00') ?? []
    expect(saved(undefined)).toEqual(['200.00', '185.09'])
    expect(saved('1')).toEqual(['200.00', '185.09'])
    for (const flag of [0, '0', false, 'false']) expect(saved(flag)).toEqual(['36.72', '18.54'])
  })

  test('tiny amounts: the guards keep every row at 0 or above', () => {
    const rows = scheduleRows(baseSchedule(termsOf({ amount: '0.10', loanPeriod: 12, yearRate: '0.24' })))
    expect(rows.map((row) => row.principal)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  })
})

describe('benefits on terms', () => {
  test(
    '1 waives interest, 2 the fee, 3 both; unknown deduct types waive interest',
    { tags: ['couponRule.12', 'OC-8'] },
    () => {
      const fee = { ...PLAIN, handFeeRate: '0.012', calculationType: 4 }
      expect(cents({ ...fee, deductType: 9 })).toBe(cents({ ...fee, deductType: 1 }))
      expect(cents({ ...fee, deductType: 2 })).toBe(12_000)
      expect(cents({ ...fee, deductType: 3 })).toBe(cents({ ...fee, deductType: 1 }) + 12_000)
    },
  )

  // semantics 7.4.
  test('a right on top waives at most the interest and fee that a coupon left', () => {
    const base = baseSchedule(termsOf({ ...PLAIN, loanPeriod: 3, handFeeRate: '0.012' }))
    const free = { ...NO_BENEFIT, mode: 'free', freePeriodCount: 1 } as const
    const coupon = applyBenefit(base, free)
    expect(coupon.perPeriod).toEqual([base.interest[0], 0, 0])
    expect(applyBenefit(base, { ...free, waives: 'both' }, coupon).perPeriod).toEqual([
      base.handlingFee[0],
      0,
      0,
    ])
    const all = { ...NO_BENEFIT, mode: 'all' } as const
    expect(applyBenefit(base, all, applyBenefit(base, { ...all, waives: 'both' })).total).toBe(0)
    const both = applyBenefit(base, { ...all, waives: 'both' })
    expect(duesAfter(base, both)).toEqual(base.principal)
    expect(applyBenefit(base, { ...all, waives: 'handlingFee' }, coupon).perPeriod).toEqual(base.handlingFee)
  })

  test('rows without discounts, with a fee', () => {
    const rows = scheduleRows(baseSchedule(termsOf({ ...PLAIN, loanPeriod: 3, handFeeRate: '0.01' })))
    expect(rows.map((row) => row.handlingFee)).toEqual([3333, 3333, 3334])
    expect(rows.map((row) => row.discount)).toEqual([0, 0, 0])
    expect(rows.map((row) => row.due - row.instalment)).toEqual([3333, 3333, 3334])
    expect(rows.map((row) => row.dueAfterDiscount)).toEqual(rows.map((row) => row.due))
  })

  test('the service charge is never waived', { tags: ['OC-15'] }, () => {
    const base = baseSchedule(
      termsOf({ ...PLAIN, instBaseYearRate: '0.06', calculationType: 4, deductType: 3 }),
    )
    const { perPeriod } = applyBenefit(base, base.terms.benefit)
    expect(perPeriod).toEqual(base.interest)
  })
})

describe('rates read', () => {
  test('exact digits and a float copy', () => {
    expect(readRate('0.240')).toEqual({ value: 0.24, scale: 2, digits: '24' })
    expect(readRate(85, true)).toEqual({ value: 0.85, scale: 2, digits: '85' })
    expect(readRate(0.1 + 0.2)).toMatchObject({ digits: '30000000000000004', scale: 17 })
    for (const none of [0, '', null, -0.1, 'x', Number.NaN]) expect(readRate(none)).toBeNull()
    expect(readRate('10')).toEqual({ value: 10, scale: 0, digits: '10' })
    expect(readRate('1e-7')).toEqual({ value: 1e-7, scale: 7, digits: '1' })
  })

  test('digits after the sixtieth place are cut off, and no rate becomes zero', () => {
    expect(readRate('1e-450')).toMatchObject({ digits: '1', scale: 60 })
    expect(readRate(`0.${'7'.repeat(70)}`)).toMatchObject({ digits: '7'.repeat(60), scale: 60 })
    expect(readRate(`0.${'0'.repeat(58)}123`)).toMatchObject({ digits: '12', scale: 60 })
    expect(readRate(`0.25${'0'.repeat(70)}3`)).toMatchObject({ digits: '25', scale: 2, value: 0.25 })
  })

  test('the saved share is exact', () => {
    const saved = (discountRate: string) =>
      readCoupon({ incoInfo: { iconType: 3 }, extendProperties: { discountRate } }).benefit.savedFraction
    expect(saved('0.9988')).toEqual({ value: 0.0012, scale: 4, digits: '12' })
    expect(saved('0.895')).toEqual({ value: 0.105, scale: 3, digits: '105' })
    expect(saved('0.05')).toEqual({ value: 0.95, scale: 2, digits: '95' })
    for (const none of ['1', '1.5', '0']) expect(saved(none)).toBeNull()
  })
})
