import { describe, expect, test } from 'vitest'
import {
  type RateFlows,
  type ScheduleInput,
  applyBenefit,
  baseSchedule,
  duesAfter,
  effectiveAnnual,
  explain,
  flowRate,
  percentText,
  realAnnualRate,
  unitRate,
} from '../src/index.ts'
import golden from './golden.json' with { type: 'json' }
import { expectRate, termsOf } from './support.ts'

const PLAIN: RateFlows = { outlay: 1_000_000, dues: [...Array<number>(11).fill(94_560), 94_555] }

describe('a rate is proved', () => {
  const schedules = golden.schedule.flatMap(({ id, input, expected }) =>
    expected === null ? [] : [[id, input as ScheduleInput, expected.realYearRate] as const],
  )

  test.each(schedules)('golden schedule %s', (_, input, rate) => {
    const terms = termsOf(input)
    const base = baseSchedule(terms)
    const discounts = applyBenefit(base, terms.benefit)
    const days = terms.firstPeriodDays
    const dues = duesAfter(base, discounts)
    const proof = explain({ outlay: terms.principal, dues, first: days === null ? 1 : days / 30 })
    expectRate(proof?.annualRate ?? null, Number(rate), 1e-10)
    expectRate(proof?.annualRate ?? null, realAnnualRate(base, discounts), 1e-10)
    expect(Math.abs((proof?.presentValue ?? 0) - terms.principal)).toBeLessThanOrEqual(1e-9 * terms.principal)
    expect(proof?.rows.map((row) => row.due)).toEqual(dues)
  })

  const flows = golden.irr.filter(({ expected }) => expected !== null)

  test.each(flows.map(({ input, expected }, index) => [index, input.map(Number), expected] as const))(
    'golden cash flows %i',
    (_, [outlay = 0, ...dues], rate) => {
      const proof = explain({ outlay: -outlay, dues })
      expectRate(proof?.annualRate ?? null, Number(rate), 1e-7)
      expect(Math.abs((proof?.presentValue ?? 0) + outlay)).toBeLessThanOrEqual(-1e-9 * outlay)
    },
  )

  test('due by due, beside the digits that are shown', () => {
    const proof = explain(PLAIN, { dates: [Date.UTC(2027, 0, 5), Date.UTC(2027, 1, 5)] })
    expect(proof?.rows).toHaveLength(12)
    expect(proof?.rows[1]).toMatchObject({ time: 2, date: Date.UTC(2027, 1, 5), due: 94_560 })
    expect(proof?.rows[2]?.date).toBeNull()
    const [row] = proof?.rows ?? []
    expect(row?.factor).toBeCloseTo(1 / (1 + (proof?.unitRate ?? 0)), 15)
    expect(row?.presentValue).toBe((row?.due ?? 0) * (row?.factor ?? 0))
    expect(proof?.annualRate).toBe(12 * (proof?.unitRate ?? 0))
    expect([proof?.shown, proof?.rule]).toEqual(['24.00%', 'floored'])
  })

  test('the rate of a contract is shown as it is, and the solved one is beside it', () => {
    // A loan of 200 yuan at 24 %, whose cents move the solved rate below it.
    const flows: RateFlows = { outlay: 20_000, dues: [6935, 6935, 6935] }
    const proof = explain(flows, { contractRate: 0.24 })
    expect([proof?.shown, proof?.rule]).toEqual(['24.00%', 'contract'])
    expect(proof?.annualRate).toBe(flowRate(flows))
    expect(percentText(proof?.annualRate)).toBe('23.99%')
    expect(explain(flows)).toMatchObject({ shown: '23.99%', rule: 'floored' })
  })

  test.each<[string, RateFlows]>([
    ['no outlay', { outlay: 0, dues: [1] }],
    ['no dues', { outlay: 1, dues: [] }],
    ['dues of less than the outlay', { outlay: 3, dues: [1, 1] }],
    ['a due below nothing', { outlay: 1, dues: [3, -1] }],
    ['a due that is no number', { outlay: 1, dues: [Number.NaN, 3] }],
    ['an outlay without end', { outlay: Infinity, dues: [1] }],
    ['a first due before the payout', { outlay: 1, dues: [2], first: -1 }],
    ['a first due that never comes', { outlay: 1, dues: [2], first: Infinity }],
    ['a due on the day of the payout that is more than it', { outlay: 1, dues: [2], first: 0 }],
  ])('%s has no rate', (_, flows) => {
    expect([unitRate(flows), flowRate(flows), explain(flows)]).toEqual([null, null, null])
  })

  test('nothing charged is 0, each yuan worth a yuan', () => {
    expect(explain({ outlay: 2, dues: [1, 1] })).toMatchObject({
      annualRate: 0,
      presentValue: 2,
      shown: '0.00%',
    })
  })
})

describe('an odd first period', () => {
  const short: RateFlows = { outlay: 1_000_000, dues: [90_000, 90_000, 850_000], first: 0.5 }

  test('compounds, unless simple interest is asked for', () => {
    const [compound, simple] = [flowRate(short) ?? 0, flowRate({ ...short, oddFirst: 'simple' }) ?? 0]
    expect(compound).toBe(flowRate({ ...short, oddFirst: 'compound' }))
    // (1 + i)^0.5 is less than 1 + 0.5 i, so the same dues need a lower rate.
    expect(simple).toBeLessThan(compound)
    const worth = (rate: number) =>
      short.dues.reduce((sum, due, k) => sum + due / ((1 + 0.5 * rate) * (1 + rate) ** k), 0)
    expect(worth(simple / 12)).toBeCloseTo(1_000_000, 3)
  })

  test('may be long', () => {
    const long = { ...short, first: 1.5 }
    const simple = (flowRate({ ...long, oddFirst: 'simple' }) ?? 0) / 12
    const worth = long.dues.reduce(
      (sum, due, k) => sum + due / ((1 + 0.5 * simple) * (1 + simple) ** (1 + k)),
      0,
    )
    expect(worth).toBeCloseTo(1_000_000, 3)
  })

  test('is whole where there is no odd part', () => {
    expect(flowRate({ ...PLAIN, oddFirst: 'simple' })).toBe(flowRate(PLAIN))
  })
})

test('the units of a year are an argument', () => {
  const unit = unitRate(PLAIN) ?? 0
  expect(flowRate(PLAIN)).toBe(12 * unit)
  expect(flowRate({ ...PLAIN, periodsPerYear: 52 })).toBe(52 * unit)
  expect(effectiveAnnual(unit)).toBeCloseTo((1 + unit) ** 12 - 1, 14)
})

test('a rate is found however high it is, and however far away the last due', () => {
  expectRate(unitRate({ outlay: 1, dues: [1e9] }), 1e9 - 1, 1e-12)
  const long: RateFlows = { outlay: 1e6, dues: Array<number>(600).fill(30_000) }
  expectRate(unitRate(long), 0.03, 1e-6)
  expectRate(
    unitRate({ outlay: 100, dues: [...Array<number>(599).fill(0), 1e6] }),
    1e4 ** (1 / 600) - 1,
    1e-12,
  )
})
