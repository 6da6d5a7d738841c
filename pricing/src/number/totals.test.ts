import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  InputError,
  applyBenefit,
  asCents,
  baseSchedule,
  calculateSchedule,
  charge,
  createQuoter,
  duesAfter,
  money,
  parseTerms,
  raiseTotal,
  readCouponScene,
  scheduleIrr,
  sumCents,
  toCents,
  totalDue,
} from '../index.ts'
import { scheduleInput } from '../../test/arbitraries.ts'
import { coupon, rateTable } from '../../test/support.ts'

describe('the total to pay back', () => {
  test('is the sum of the dues after discounts', () => {
    const plain = { amount: 10_000, loanPeriod: 12, yearRate: '0.24' }
    const list = calculateSchedule(plain)?.list ?? []
    expect(money(totalDue(list))).toBe('11,347.15')
    expect(money(charge(totalDue(list), toCents(10_000)))).toBe('1,347.15')
    const waived = calculateSchedule({ ...plain, couponType: 2, periodLimit: 1 })?.list ?? []
    expect(money(totalDue(waived))).toBe('11,147.15')
    expect(money(charge(totalDue(waived), toCents(10_000)))).toBe('1,147.15')
  })

  test('rounds each instalment first; a missing or negative one is 0', () => {
    expect(totalDue([])).toBe(0)
    expect(totalDue([{ realTotal: '0.005' }, { realTotal: 0.005 }, { realTotal: '0.004' }])).toBe(2)
    expect(totalDue([{}, { realTotal: null }, { realTotal: 'x' }, { realTotal: -5 }, { realTotal: 1 }])).toBe(
      100,
    )
    expect(totalDue([{ realTotal: 0.1 }, { realTotal: 0.2 }])).toBe(30)
  })

  test('accepts only a list of objects', () => {
    const error = (problem: string) => new InputError('instalments', problem)
    for (const raw of ['945.60', 5, {}])
      expect(() => totalDue(raw as never)).toThrow(error('a list is expected'))
    expect(() => totalDue([null] as never)).toThrow(error('an object is expected'))
  })

  test('is exact on any schedule: principal plus charge, and no instalment is lost', () => {
    fc.assert(
      fc.property(scheduleInput, (raw) => {
        const schedule = calculateSchedule(raw)
        if (schedule === null) return
        const sum = (
          column: 'realTotal' | 'capital' | 'interest' | 'service' | 'handlingFee' | 'couponValue',
        ) => Decimal.sum(0, ...schedule.list.map((row) => row[column])).times(100)
        const total = totalDue(schedule.list)
        expect(total).toBe(sum('realTotal').toNumber())
        const principal = asCents(sum('capital').toNumber())
        const costs = sum('interest').plus(sum('service')).plus(sum('handlingFee')).minus(sum('couponValue'))
        expect(charge(total, principal)).toBe(costs.toNumber())
        expect(sumCents([principal, charge(total, principal)])).toBe(total)
        expect(charge(total, principal)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a loan that costs nothing has a rate of 0', () => {
    const free = parseTerms({ amount: 5000, loanPeriod: 6, yearRate: '0.24', calculationType: 4 })
    if (free === null) throw new Error('no loan')
    const base = baseSchedule(free)
    const waived = applyBenefit(base, free.benefit)
    expect(charge(sumCents(duesAfter(base, waived)), free.principal)).toBe(0)
    expect(scheduleIrr(base, waived)).toBe(0)
    expect(scheduleIrr(base)).toBeGreaterThan(0.23)
  })

  test('a quote has both figures', () => {
    const quoter = createQuoter({
      rateTable: rateTable(),
      periods: [6, 12],
      coupons: [],
      scene: readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: [6, 12] }),
    })
    const amount = toCents(10_000)
    for (const { quote } of quoter.quote({ amount, now: 0 })) {
      expect(quote?.totalDue).toBe(sumCents(quote?.duesAfterDiscount ?? []))
      expect(quote?.charge).toBe((quote?.totalDue ?? 0) - amount)
    }
  })
})

test('whole cents that were kept as a number', () => {
  for (const whole of [0, 1, -5, 94_560, Number.MAX_SAFE_INTEGER]) expect(asCents(whole)).toBe(whole)
  for (const none of [0.5, Number.NaN, Infinity, 2 ** 53, '5' as never]) {
    expect(() => asCents(none)).toThrow(new InputError('cents', 'a whole number of cents is expected'))
  }
})

test('raise coupons add up; one without an amount adds nothing', () => {
  const raises = [3000, '1500.50', null].map((amount) => coupon({ category: 'raise', amount }))
  expect(raiseTotal(raises)).toBe(450_050)
  expect(raiseTotal([])).toBe(0)
})
