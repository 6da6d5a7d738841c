import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PeriodCard,
  type RateTableEntry,
  comparePeriods,
  createQuoter,
  readCouponScene,
  readRateTable,
  toCents,
} from '../index.ts'
import { anyPage, exactSum } from '../../test/anyPage.ts'

test('the compared periods of 1,000 offers have the figures of their rows', () => {
  let missing = 0
  fc.assert(
    fc.property(anyPage, ({ amount, cards }) => {
      const compared = comparePeriods(cards)
      expect(compared.map(({ periods }) => periods)).toEqual(cards.map(({ periods }) => periods))
      for (const [index, { figures, marks }] of compared.entries()) {
        const quote = cards[index]?.quote
        if (!quote) {
          expect([figures, marks]).toEqual([null, []])
          missing += 1
          continue
        }
        const rows = quote.rows()
        const total = exactSum(rows.map((row) => row.dueAfterDiscount))
        expect(exactSum(rows.map((row) => row.principal))).toBe(BigInt(amount))
        expect(figures).toEqual({
          principal: amount,
          charge: Number(total) - amount,
          totalDue: Number(total),
          payment: Math.round(Number(total) / rows.length),
          annualRate: quote.aprAfter,
        })
      }
      const offered = compared.flatMap(({ figures, marks }) => (figures ? [{ figures, marks }] : []))
      for (const of of ['charge', 'payment'] as const) {
        const least = Math.min(...offered.map(({ figures }) => figures[of]))
        const best = offered.filter(({ figures }) => figures[of] === least)
        const marked = offered.filter(({ marks }) => marks.some((mark) => mark.of === of))
        expect(marked).toEqual(best.length === offered.length ? [] : best)
        for (const { marks } of marked)
          expect(marks.find((mark) => mark.of === of)?.isShared).toBe(best.length > 1)
      }
    }),
    { numRuns: 1000 },
  )
  expect(missing).toBeGreaterThan(50)
})

/** The cards of 12,000 yuan. */
function cardsOf(
  table: readonly RateTableEntry[],
  periods = table.map(({ loanPeriod }) => Number(loanPeriod)),
): readonly PeriodCard[] {
  const scene = readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: periods })
  return createQuoter({ rateTable: readRateTable(table), periods, coupons: [], scene }).quote({
    amount: toCents(12_000),
    now: 0,
  })
}

const marksOf = (cards: readonly PeriodCard[]) => comparePeriods(cards).map(({ marks }) => marks)

test('a period is marked for what it is best at; a shared place says so', () => {
  const cards = cardsOf([
    { loanPeriod: 3, irr: '0.24' },
    { loanPeriod: 6, irr: '0.24' },
    { loanPeriod: 12, irr: '0.24' },
  ])
  expect(marksOf(cards)).toEqual([
    [{ of: 'charge', isShared: false }],
    [],
    [{ of: 'payment', isShared: false }],
  ])
  // A coupon may make two of them cost the same.
  const [three, , twelve] = cards
  const shared = marksOf([
    { periods: 3, quote: three?.quote ?? null },
    { periods: 6, quote: three?.quote ?? null },
    ...(twelve ? [twelve] : []),
  ])
  expect(shared).toEqual([
    [{ of: 'charge', isShared: true }],
    [{ of: 'charge', isShared: true }],
    [{ of: 'payment', isShared: false }],
  ])
})

test('a period alone, and periods that do not differ, are not marked', () => {
  expect(marksOf(cardsOf([{ loanPeriod: 6, irr: '0.24' }], [3, 6]))).toEqual([[], []])
})
