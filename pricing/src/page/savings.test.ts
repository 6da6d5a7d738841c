import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Coupon,
  baseSchedule,
  parseTerms,
  readCoupon,
  savingRank,
  savingSteps,
  toCents,
} from '../index.ts'
import { NOW, anyPage, exactSum } from '../../test/anyPage.ts'
import { PeriodQuote } from './periodQuote.ts'

test('the steps of 1,000 offers are the difference to the cent, and their rank is that of all combinations', () => {
  const seen = { only: 0, most: 0, equal: 0, better: 0, lowFee: 0 }
  fc.assert(
    fc.property(anyPage, ({ amount, quoter, cards }) => {
      for (const { periods, quote } of cards) {
        const full = quoter.base({ amount }, periods)
        if (!quote || !full) continue
        const savings = savingSteps(quote, full)
        const before = exactSum(full.due) - BigInt(amount)
        const after = exactSum(quote.rows().map((row) => row.charge))
        expect(savings === null).toBe(before === after)
        if (!savings) continue
        expect(BigInt(savings.before)).toBe(before)
        expect(BigInt(savings.after)).toBe(after)
        expect(before - exactSum(savings.steps.map(({ saved }) => saved))).toBe(after)
        expect(savings.steps.every(({ saved }) => saved > 0)).toBe(true)
        if (savings.steps.some(({ by }) => by === 'lowFee')) seen.lowFee += 1
        const usable = quoter.usable({ amount, now: NOW }, periods)
        const rank = savingRank(savings, full, usable)
        const best = Math.max(...totals(full, usable))
        const saved = Number(before - after)
        seen[rank.is] += 1
        expect(rank.is === 'better' ? rank.more : 0).toBe(Math.max(0, best - saved))
        if (rank.is === 'most') expect(saved - rank.less).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 1000 },
  )
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
}, 20_000)

/** What each combination of a coupon and a right saves. */
function totals(full: PeriodQuote['base'], usable: readonly Coupon[]): number[] {
  const of = (category: string) => [null, ...usable.filter((coupon) => coupon.category === category)]
  return of('rate').flatMap((coupon) =>
    of('member').map((right) => new PeriodQuote(full, coupon, right).totalDiscount as number),
  )
}

const terms = parseTerms({ amount: 12_000, loanPeriod: 12, yearRate: '0.24' })
if (!terms) throw new Error('no loan')
const base = baseSchedule(terms)
const off = (couponId: string, amount: number, endDate?: string) =>
  readCoupon({ couponId, category: 'rate', amount, ...(endDate && { endDate }) })
const [ten, alsoTen, later, twenty] = [
  off('ten', 10, '2026-11-30'),
  off('also', 10, '2026-12-31'),
  off('later', 10),
  off('twenty', 20),
]
const right = readCoupon({ couponId: 'right', category: 'member', amount: 5 })
const rankOf = (coupon: Coupon | null, usable: readonly Coupon[], onTop: Coupon | null = null) => {
  const savings = savingSteps(new PeriodQuote(base, coupon, onTop), base)
  return savings && savingRank(savings, base, usable)
}

test('a coupon and a right are steps of their own, in the order in which they apply', () => {
  const savings = savingSteps(new PeriodQuote(base, ten, right), base)
  expect(savings?.steps.map(({ by, coupon, saved }) => [by, coupon?.id, saved])).toEqual([
    ['coupon', 'ten', toCents(10)],
    ['right', 'right', toCents(5)],
  ])
})

test('what saves nothing is no step, and no savings are none', () => {
  expect(savingSteps(new PeriodQuote(base, null, null), base)).toBeNull()
  expect(
    savingSteps(new PeriodQuote(base, readCoupon({ couponId: 'x', category: 'rate' }), null), base),
  ).toBeNull()
})

test('the schedule of another loan proves nothing', () => {
  const other = parseTerms({ amount: 12_001, loanPeriod: 12, yearRate: '0.24' })
  expect(other && savingSteps(new PeriodQuote(base, ten, null), baseSchedule(other))).toBeNull()
})

test(
  'the best combination says by how much, and any other one what it misses',
  { tags: ['couponRule.7'] },
  () => {
    expect(rankOf(ten, [ten])).toEqual({ is: 'only' })
    expect(rankOf(twenty, [ten, twenty])).toEqual({ is: 'most', less: toCents(10) })
    expect(rankOf(ten, [ten, twenty])).toEqual({ is: 'better', more: toCents(10) })
    expect(rankOf(ten, [ten, right])).toEqual({ is: 'better', more: toCents(5) })
    expect(rankOf(ten, [ten, right], right)).toEqual({ is: 'most', less: toCents(5) })
  },
)

test('of two that save the same, the one that ends first is named', () => {
  expect(rankOf(ten, [alsoTen, ten, later])).toEqual({ is: 'equal', endsFirst: true })
  expect(rankOf(later, [ten, later])).toEqual({ is: 'equal', endsFirst: false })
})
