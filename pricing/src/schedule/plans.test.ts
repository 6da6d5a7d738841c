import { describe, expect, expectTypeOf, test } from 'vitest'
import { type ScheduleInput, baseSchedule, calculateSchedule } from '../index.ts'
import { termsOf } from '../../test/support.ts'

const PLAIN = { amount: 10_000, loanPeriod: 12, yearRate: '0.24' } as const
const WITH_COUPON = { ...PLAIN, periodLimit: 2, couponDiscountRate: 85 } as const

const savedBy = (more: ScheduleInput) =>
  calculateSchedule({ ...WITH_COUPON, ...more })?.list.map(({ couponValue }) => couponValue)

test('a month costs a twelfth of the annual rate, a day a 360th', { tags: ['pricing.1'] }, () => {
  const firstInterest = (billDays?: number) =>
    calculateSchedule({ amount: 10_000, loanPeriod: 3, yearRate: '0.36', billDays })?.list[0]?.interest
  expect(firstInterest()).toBe('300.00')
  expect(firstInterest(86_400_000)).toBe('10.00')
})

test(
  'the calculator takes the figures of the contract, and returns list, total and rate',
  { tags: ['pricing.12'] },
  () => {
    const input = {
      amount: 10_000,
      loanPeriod: 12,
      yearRate: 0.24,
      handFeeRate: 0,
      instBaseYearRate: 0.24,
      deductType: 1,
      billDays: 86_400_000,
      couponType: 3,
      couponValue: 85,
      periodLimit: 1,
      isFreePeriodAsc: true,
      couponDiscountRate: 85,
      couponUpperLimit: 50,
      calculationType: 3,
    } satisfies Required<ScheduleInput>
    expectTypeOf(calculateSchedule).parameter(0).toEqualTypeOf<ScheduleInput>()
    expect(calculateSchedule(input)).toMatchObject({
      list: expect.any(Array) as unknown,
      totalcouponamount: '50.00',
      realYearRate: expect.stringMatching(/^0\.\d+$/) as unknown,
    })
  },
)

describe('calculation types', { tags: ['couponRule.13'] }, () => {
  const principalOf = (calculationType: number) =>
    baseSchedule(termsOf({ ...WITH_COUPON, calculationType })).principal

  test('0 is the base: equal instalments, nothing waived', () => {
    expect(principalOf(0)[0]).toBe(74_560)
    expect(new Set(savedBy({ calculationType: 0 }))).toEqual(new Set(['0.00']))
  })

  test('1 splits the principal into equal parts', () => {
    expect(principalOf(1).slice(0, -1)).toEqual(Array<number>(11).fill(83_333))
    expect(savedBy({ calculationType: 1 })).toHaveLength(12)
  })

  test('2 waives the first periods only', () => {
    expect(savedBy({ calculationType: 2 })).toEqual(['200.00', '185.09', ...Array<string>(10).fill('0.00')])
  })

  test('3 takes a share off every period', () => {
    // 15 % of the interest of the first and of the last period.
    expect(savedBy({ calculationType: 3 })?.at(0)).toBe('30.00')
    expect(savedBy({ calculationType: 3 })?.at(-1)).toBe('2.78')
  })

  test('4 waives all periods', () => {
    const { list = [] } = calculateSchedule({ ...WITH_COUPON, calculationType: 4 }) ?? {}
    expect(list.map(({ couponValue }) => couponValue)).toEqual(list.map(({ interest }) => interest))
  })
})

test('a rate discount saves its share, and its cap at the most', { tags: ['couponRule.11'] }, () => {
  const total = (couponUpperLimit?: number) =>
    calculateSchedule({ ...PLAIN, couponType: 3, couponDiscountRate: 85, couponUpperLimit })
      ?.totalcouponamount
  // 15 % of each row's interest, rounded row by row.
  expect(total()).toBe('202.06')
  expect(total(50)).toBe('50.00')
})
