import { expect, test } from 'vitest'
import { percentText } from '../format/rates.ts'
import { toCents } from '../number/cents.ts'
import { planAnnualRate, planPrincipal } from './planRate.ts'

const ORDER = { amount: toCents(8_600), isPartial: false }
/** 8,600 yuan over 12 months at 24 % a year. */
const PLAN = {
  periods: 12,
  payment: toCents('813.21'),
  fee: toCents('1158.52'),
  total: toCents('9758.52'),
}

test('the rate is that of the payments, and fee and total may be left out', () => {
  for (const plan of [PLAN, { ...PLAN, fee: null }, { ...PLAN, total: null }]) {
    expect(planAnnualRate(plan, ORDER)).toBeCloseTo(0.24, 4)
    expect(percentText(planAnnualRate(plan, ORDER))).toBe('24.00%')
  }
})

test('a plan for a part of the order repays its total without its fee', () => {
  const part = { amount: toCents(20_000), isPartial: true }
  expect(planPrincipal(PLAN, part)).toBe(860_000)
  expect(planAnnualRate(PLAN, part)).toBeCloseTo(0.24, 4)
  expect(planPrincipal({ ...PLAN, fee: null }, part)).toBeNull()
  expect(planAnnualRate({ ...PLAN, fee: null }, part)).toBeNull()
})

test('a plan without charge has the rate 0, also when its mean payment was rounded down', () => {
  const free = { periods: 3, payment: toCents('33.33'), fee: toCents(0), total: toCents(100) }
  expect(planAnnualRate(free, { amount: toCents(100), isPartial: false })).toBe(0)
})

test('nothing is said of a plan that repays nothing', () => {
  expect(planAnnualRate({ ...PLAN, fee: PLAN.total }, ORDER)).toBeNull()
})
