import { describe, expect, test } from 'vitest'
import {
  InputError,
  type Rate,
  type Terms,
  amountState,
  baseSchedule,
  calculateSchedule,
  irr,
  parseTerms,
  readAmountLimits,
  readBeijingTime,
  readCashBack,
  readCoupon,
  readCouponScene,
  readLoanButtonAuth,
  readLowFeeRight,
  readRate,
  readRateTable,
  readSplitInfo,
  termsFromRow,
  toCents,
} from '../src/index.ts'
import { rateTable, termsOf } from './support.ts'

/** Field and message of the error that a call throws. */
function errorOf(call: () => unknown): [string, string] | null {
  try {
    call()
    return null
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return [error.field, error.message]
  }
}

const OBJECT = 'an object is expected'
const LIST = 'a list is expected'
const ID = 'a text or a number is expected'

describe('outside the declared types', () => {
  test('an input error is a TypeError with a name and a field', () => {
    const error = new InputError('amount', 'a figure is expected')
    expect(error).toBeInstanceOf(TypeError)
    expect(error).toMatchObject({
      name: 'InputError',
      field: 'amount',
      message: 'amount: a figure is expected',
    })
  })

  test.each<[string, string, (value: never) => unknown]>([
    ['calculateSchedule', 'input', calculateSchedule],
    ['parseTerms', 'input', parseTerms],
    ['readCoupon', 'coupon', readCoupon],
    ['readAmountLimits', 'amountConfig', readAmountLimits],
    ['readCouponScene', 'scene', readCouponScene],
    ['readLowFeeRight', 'lowFeeRight', readLowFeeRight],
    ['readCashBack', 'cashBack', readCashBack],
    ['readSplitInfo', 'splitInfo', readSplitInfo],
    ['readLoanButtonAuth', 'loanButton', readLoanButtonAuth],
  ])('%s takes an object', (_, field, read) => {
    for (const value of [null, undefined, 5, 'x', true]) {
      expect(errorOf(() => read(value as never))).toEqual([field, `${field}: ${OBJECT}`])
    }
  })

  test.each<[string, string, () => unknown]>([
    ['rateTable', LIST, () => readRateTable({} as never)],
    ['rateTable', OBJECT, () => readRateTable([null] as never)],
    ['cashFlows', LIST, () => irr('-100,102' as never)],
    ['couponId', ID, () => readCoupon({ couponId: {} } as never)],
    ['productIds', LIST, () => readCoupon({ productIds: 5 } as never)],
    ['productIds', ID, () => readCoupon({ productIds: [true] } as never)],
    ['ruleList', LIST, () => readCoupon({ ruleList: {} } as never)],
    ['ruleList', OBJECT, () => readCoupon({ ruleList: [null] } as never)],
    ['products', LIST, () => readCouponScene({ products: 5 } as never)],
    ['products', OBJECT, () => readCouponScene({ products: [5] } as never)],
    ['products', ID, () => readCouponScene({ products: [{ productId: [] }] } as never)],
    ['offeredPeriods', LIST, () => readCouponScene({ offeredPeriods: 12 } as never)],
    ['text', 'a text is expected', () => amountState({ text: 5, limits: readAmountLimits({}) } as never)],
  ])('%s: %s', (field, problem, call) => {
    expect(errorOf(call)).toEqual([field, `${field}: ${problem}`])
  })

  test('figures, dates and flags of any other type are missing or unreadable, never an error', () => {
    const odd = { amount: {}, loanPeriod: 12, yearRate: '0.24' } as never
    expect(calculateSchedule(odd)).toBeNull()
    for (const date of [{}, true, [], () => 0]) expect(readBeijingTime(date as never)).toBeNaN()
    for (const date of [Infinity, -Infinity, Number.NaN]) expect(readBeijingTime(date)).toBeNaN()
    expect(readCoupon({ incoInfo: 5, extendProperties: 'x', amount: [] } as never).kind).toBe('none')
    expect(readCoupon({ productIds: null, ruleList: null }).productIds).toEqual([])
  })
})

describe('terms made by hand', () => {
  const terms = (): Terms => termsOf({ amount: 1000, loanPeriod: 3, yearRate: '0.24', handFeeRate: '0.01' })
  const rate = (value: string): Rate => {
    const read = readRate(value)
    if (read === null) throw new Error('no rate')
    return read
  }
  const cents = 'whole cents of 1 to 1e15 are expected'
  const count = 'an integer of 1 to 600 is expected'
  const days = 'an integer of 1 to 30 is expected'
  const part = 'a part of the annual rate is expected'

  test.each<[string, string, () => Partial<Terms>]>([
    ['principal', cents, () => ({ principal: 0 as never })],
    ['principal', cents, () => ({ principal: Number.NaN as never })],
    ['principal', cents, () => ({ principal: 1.5 as never })],
    ['principal', cents, () => ({ principal: (1e15 + 1) as never })],
    ['periods', count, () => ({ periods: 0 })],
    ['periods', count, () => ({ periods: 601 })],
    ['periods', count, () => ({ periods: Infinity })],
    ['annualRate', 'a rate above 0, at most 1 is expected', () => ({ annualRate: rate('1.01') })],
    [
      'annualRate',
      'a rate above 0, at most 1 is expected',
      () => ({ annualRate: { ...rate('1'), value: 0 } }),
    ],
    ['lenderAnnualRate', part, () => ({ lenderAnnualRate: rate('0.2400001') })],
    ['handlingFeeRate', 'a rate of at most 1 is expected', () => ({ handlingFeeRate: rate('1.5') })],
    ['firstPeriodDays', days, () => ({ firstPeriodDays: 0 })],
    ['firstPeriodDays', days, () => ({ firstPeriodDays: 31 })],
    ['firstPeriodDays', days, () => ({ firstPeriodDays: 1.5 })],
  ])('%s: %s', (field, problem, changed) => {
    expect(errorOf(() => baseSchedule({ ...terms(), ...changed() }))).toEqual([field, `${field}: ${problem}`])
  })

  test('the ends of every range are inside', () => {
    const widest: Partial<Terms> = { principal: toCents(1e13), periods: 600, firstPeriodDays: 30 }
    const one = rate('1')
    const rates = { annualRate: one, lenderAnnualRate: one, handlingFeeRate: one }
    expect(baseSchedule({ ...terms(), ...widest, ...rates }).due.length).toBe(600)
    const narrowest: Partial<Terms> = { principal: toCents('0.01'), periods: 1, firstPeriodDays: 1 }
    expect(baseSchedule({ ...terms(), ...narrowest }).due.length).toBe(1)
  })

  test('terms of a rate row take 1 to 30 days; anything else is a whole month', () => {
    const [row] = rateTable()
    const daysOf = (firstPeriodDays?: number | null) =>
      row && termsFromRow(row, toCents(1000), { firstPeriodDays })?.firstPeriodDays
    expect([1, 30].map(daysOf)).toEqual([1, 30])
    expect([0, 31, 1.5, Number.NaN, null, undefined].map(daysOf)).toEqual(Array(6).fill(null))
  })
})
