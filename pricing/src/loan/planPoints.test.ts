import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Cents,
  type SettlementTerms,
  combineDiscounts,
  earlySettlement,
  planPoints,
  toCents,
} from '../index.ts'
import { anyPage } from '../../test/anyPage.ts'

const RULES: readonly (SettlementTerms | null)[] = [
  null,
  { variant: 'none', penaltyPeriods: 0 },
  { variant: 'lock6', penaltyPeriods: 0 },
  { variant: 'segment', penaltyPeriods: 6 },
  { variant: 'segment', penaltyPeriods: 12, ceiling: 0.24 },
]

test('the points of 1,000 offers are their dues, summed, and the figures of settling the loan', () => {
  const seen = { points: 0, fees: 0, locked: 0 }
  fc.assert(
    fc.property(anyPage, fc.constantFrom(...RULES), fc.nat(), ({ cards }, terms, pick) => {
      const { quote } = cards[pick % cards.length] ?? {}
      if (!quote) return
      const { base, duesAfterDiscount: dues } = quote
      const { firstPeriodDays } = base.terms
      const points = planPoints({ principals: base.principal, dues, firstPeriodDays }, terms)
      let paid = 0n
      const sums = dues.map((due) => Number((paid += BigInt(due))))
      expect(points.map((point) => point.paid)).toEqual(sums)
      const discounts = combineDiscounts(quote.couponDiscounts, quote.rightDiscounts)
      const period = 1 + (pick % quote.periods)
      const expected = terms && earlySettlement(base, discounts, { ...terms, period })
      expect(points[period - 1]?.settlement).toEqual(expected)
      expect(points.at(-1)?.paid).toBe(quote.totalDue)
      seen.points += points.length
      seen.locked += points.filter(({ settlement }) => settlement?.isAllowed === false).length
      seen.fees += points.filter(({ settlement }) => settlement?.isAllowed && settlement.fee > 0).length
    }),
    { numRuns: 1000 },
  )
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(500)
})

const plan = {
  principals: [40_000, 40_000, 40_000] as Cents[],
  dues: [41_200, 40_800, 40_400] as Cents[],
  firstPeriodDays: null,
}

test('a loan is not settled before the periods that its terms name', { tags: ['earlySettlement.3'] }, () => {
  const points = planPoints(plan, { variant: 'segment', penaltyPeriods: 2, after: 1 })
  expect(points.map(({ paid }) => paid)).toEqual([41_200, 82_000, 122_400])
  expect(points.map(({ settlement }) => settlement)).toEqual([
    { isAllowed: false },
    { isAllowed: true, remainingPrincipal: 40_000, fee: toCents('12.00'), payoff: 82_000 },
    { isAllowed: true, remainingPrincipal: 0, fee: 0, payoff: 40_400 },
  ])
})

test('what is not known is not calculated', () => {
  expect(planPoints(plan, null).every(({ settlement }) => settlement === null)).toBe(true)
})
