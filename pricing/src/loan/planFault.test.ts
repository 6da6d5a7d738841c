import { expect, test } from 'vitest'
import { type PlannedOrder, type StatedPlan, planFault } from './planFault.ts'
import { toCents } from '../number/cents.ts'

const ORDER: PlannedOrder = { amount: toCents(8_600), isPartial: false }
/** 8,600 yuan over 12 months at 24 % a year. */
const PLAN: StatedPlan = {
  periods: 12,
  payment: toCents('813.21'),
  fee: toCents('1158.52'),
  total: toCents('9758.52'),
}

test('a plan that adds up may be offered, also without its fee or total, or for a part of the order', () => {
  expect(planFault(PLAN, ORDER)).toBeNull()
  expect(planFault({ ...PLAN, fee: null }, ORDER)).toBeNull()
  expect(planFault({ ...PLAN, total: null }, ORDER)).toBeNull()
  expect(planFault({ ...PLAN, fee: null, total: null }, ORDER)).toBeNull()
  const part = { ...ORDER, amount: toCents(20_000), isPartial: true }
  expect(planFault(PLAN, part)).toBeNull()
  expect(planFault({ ...PLAN, fee: null }, part)).toBeNull()
})

test.each<[string, Partial<StatedPlan>, Partial<PlannedOrder>, string]>([
  ['payments below the total', { payment: toCents('700.00') }, {}, 'payment'],
  ['payments above the total', { payment: toCents('900.00') }, {}, 'payment'],
  ['no payment', { payment: toCents(0), total: null }, {}, 'payment'],
  ['a total of another order', {}, { amount: toCents(8_000) }, 'principal'],
  ['a hidden fee', { fee: toCents('100.00') }, {}, 'principal'],
  ['more than the order for a part of it', { fee: toCents('100.00') }, { isPartial: true }, 'principal'],
  ['a fee that is all of the total', { fee: toCents('9758.52') }, { isPartial: true }, 'principal'],
  [
    'less than the order, without fee and total',
    { payment: toCents(50), fee: null, total: null },
    {},
    'principal',
  ],
  [
    'more than 36 % a year',
    { payment: toCents('900.00'), fee: toCents('2200.00'), total: toCents('10800.00') },
    {},
    'rateCap',
  ],
])('%s: not offered', (_what, plan, order, fault) => {
  expect(planFault({ ...PLAN, ...plan }, { ...ORDER, ...order })).toBe(fault)
})
