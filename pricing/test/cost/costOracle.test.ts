import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ScheduleInput,
  applyBenefit,
  baseSchedule,
  costDisclosure,
  parseTerms,
  scheduleCost,
} from '../../src/index.ts'
import { calculateScheduleReference } from '../reference.ts'
import { oracle } from './oracle.ts'

const LOANS = 1000
/** One list of loans for every run. */
const SEED = 20_260_801

const hundredths = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((value) => (value / 10_000).toFixed(4))

const loans = fc.record({
  amount: fc.integer({ min: 50_000, max: 20_000_000 }).map((value) => (value / 100).toFixed(2)),
  loanPeriod: fc.oneof(fc.constantFrom(3, 6, 9, 12, 24, 36), fc.integer({ min: 1, max: 60 })),
  yearRate: hundredths(100, 3600),
  // The part of the lender, as a share of the whole rate: none is known, all of it, a half.
  lender: fc.constantFrom(null, 1, 0.5),
  handFeeRate: fc.oneof(fc.constant('0'), hundredths(1, 1500)),
  // A month, or a shorter first period.
  days: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 29 })),
  couponType: fc.constantFrom(0, 2, 3),
  deductType: fc.constantFrom(1, 2, 3),
  feeTaken: fc.constantFrom('each', 'first', 'payout'),
  isSimple: fc.boolean(),
})

type Loan = typeof loans extends fc.Arbitrary<infer Value> ? Value : never

function inputOf({ amount, loanPeriod, yearRate, lender, handFeeRate, days, couponType, deductType }: Loan) {
  return {
    amount,
    loanPeriod,
    yearRate,
    ...(lender && { instBaseYearRate: (Math.floor(Number(yearRate) * lender * 10_000) / 10_000).toFixed(4) }),
    handFeeRate,
    ...(days !== null && { billDays: days * 86_400_000 }),
    couponType,
    deductType,
    periodLimit: 2,
    couponDiscountRate: 85,
  } satisfies ScheduleInput
}

/** Whether |actual - expected| <= 1e-9 of it, or of one. */
const isNear = (actual: number, expected: number) =>
  Math.abs(actual - expected) <= 1e-9 * Math.max(1, expected)

test('1,000 loans cost what an oracle of whole numbers says', { timeout: 60_000 }, () => {
  let [discounted, odd, solved] = [0, 0, 0]
  for (const loan of fc.sample(loans, { seed: SEED, numRuns: LOANS })) {
    const input = inputOf(loan)
    const terms = parseTerms(input)
    const rows = calculateScheduleReference(input)?.list
    if (terms === null || !rows) throw new Error(`no loan: ${JSON.stringify(input)}`)
    const base = baseSchedule(terms)
    const waived = [{ discounts: applyBenefit(base, terms.benefit), waives: terms.benefit.waives }]
    const cost = scheduleCost(base, waived, loan.isSimple ? { oddFirst: 'simple' } : {})
    const actual = costDisclosure({
      ...cost,
      charges: cost.charges.map((charge) =>
        charge.kind === 'instalmentFee' ? { ...charge, taken: loan.feeTaken } : charge,
      ),
    })
    const expected = oracle({
      rows,
      waives: loan.deductType,
      days: loan.days,
      feeTaken: loan.feeTaken,
      interestRate: Number(input.instBaseYearRate ?? 0) || Number(loan.yearRate),
      serviceRate: Number(loan.yearRate) - (Number(input.instBaseYearRate ?? 0) || Number(loan.yearRate)),
      isSimple: loan.isSimple,
    })
    if (actual === null) throw new Error(`no cost: ${JSON.stringify(input)}`)
    const { items, charged, discount, irr, sum } = actual
    expect({
      loan,
      totals: items.map(({ total }) => total),
      charged,
      discount: discount?.total ?? 0,
    }).toEqual({
      loan,
      totals: expected.totals,
      charged: expected.charged,
      discount: expected.discount,
    })
    const rates = [irr, sum, discount?.irrBefore ?? irr, discount?.sumBefore ?? sum].map(({ rate }) => rate)
    const exact = [expected.irr, expected.sum, expected.irrBefore, expected.sumBefore, ...expected.rates]
    const wrong = [...rates, ...items.map(({ annualRate }) => annualRate)].flatMap((rate, k) =>
      isNear(rate, exact[k] ?? Number.NaN) ? [] : [{ loan, rate, exact: exact[k] }],
    )
    expect(wrong).toEqual([])
    discounted += discount === null ? 0 : 1
    odd += loan.days === null ? 0 : 1
    solved += irr.reason.from === 'solved' ? 1 : 0
  }
  // The list has loans of every kind.
  expect(Math.min(discounted, odd, solved, LOANS - discounted, LOANS - odd, LOANS - solved)).toBeGreaterThan(
    100,
  )
})
