import {
  baseSchedule,
  benefitTotal,
  calculateSchedule,
  createQuoter,
  parseTerms,
  readCoupon,
  readCouponScene,
  readRateTable,
  realAnnualRate,
  toCents,
} from '../src/index.ts'
import { decimalQuote } from './decimal.ts'
import { allFinite, pick, ratio } from './harness.ts'
import { comparePeers } from './compare.ts'
import { type PlainCoupon, plainQuote, plainRate } from './plain.ts'

/**
 * Prints how fast this package is compared with plain float64, with decimal.js and with the npm packages. All are
 * measured in one run and take turns, so the speed of the machine does not matter. Then it prints the wrong cents of
 * each on the golden schedules. Nothing here is a test.
 */

const PERIODS = [3, 6, 9, 12, 18, 24, 30, 36]
const COUPONS = 30

function report(name: string, value: number, aim: string): void {
  process.stdout.write(`${name.padEnd(74)} ${value < 0.1 ? value.toFixed(4) : value.toFixed(2)}x  (${aim})\n`)
}

const rates = ['0.24', '0.1825', '0.359', '0.0885', '0.146']
const amounts = Array.from({ length: 97 }, (_, i) => 1000 + i * 731)
const parsed = amounts.map((amount, i) => parseTerms({ amount, loanPeriod: 12, yearRate: pick(rates, i) }))
const numbers = rates.map(Number)

const plainFull = (i: number): number => {
  const { dues } = plainQuote(pick(amounts, i), 12, pick(numbers, pick(amounts, i) % 5), null)
  return plainRate(dues, pick(amounts, i))
}

report(
  'parsed 12-period quote with real rate / plain float64',
  ratio((i) => {
    const terms = pick(parsed, i)
    return terms === null ? 0 : realAnnualRate(baseSchedule(terms))
  }, plainFull),
  'aim <= 2',
)
report(
  'from contract strings to contract strings / plain float64',
  ratio(
    (i) =>
      calculateSchedule({ amount: String(pick(amounts, i)), loanPeriod: 12, yearRate: pick(rates, i) })?.list
        .length ?? 0,
    plainFull,
  ),
  'aim <= 10',
)

const coupons = Array.from({ length: COUPONS }, (_, i) =>
  readCoupon({
    couponId: i,
    category: 'rate',
    incoInfo: { iconType: i % 3 === 0 ? 2 : 3, periodLimit: 1 + (i % 4), isAsc: i % 2 },
    extendProperties: { discountRate: String((70 + i) / 100), deductType: 1 + (i % 3) },
    couponUpperLimit: i % 5 === 0 ? 50 + i : null,
  }),
)
const plainCoupons: PlainCoupon[] = coupons.map((coupon) => ({
  share: coupon.benefit.savedFraction?.value ?? 1,
  cap: coupon.discountCap === null ? 1e9 : coupon.discountCap / 100,
}))
const quoter = createQuoter({
  rateTable: readRateTable(
    PERIODS.map((loanPeriod) => ({ minRange: 500, maxRange: 200_000, loanPeriod, irr: '0.2388' })),
  ),
  periods: PERIODS,
  coupons,
  scene: readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: PERIODS }),
})

/** One keystroke: eight cards, each with the best of 30 coupons. */
const page = (i: number): number => {
  let total = 0
  for (const { quote } of quoter.quote({ amount: toCents(pick(amounts, i)), now: 0 }))
    total += quote?.averageMonthlyDue ?? 0
  return total
}
const plainPage = (i: number): number => {
  let best = 0
  for (const periods of PERIODS) {
    for (const coupon of plainCoupons)
      best = Math.max(best, plainQuote(pick(amounts, i), periods, 0.2388, coupon).saved)
  }
  return best
}
const decimalPage = (i: number): number => {
  let length = 0
  for (const periods of PERIODS) {
    for (const coupon of plainCoupons)
      length += decimalQuote(String(pick(amounts, i)), periods, '0.2388', coupon).length
  }
  return length
}
const pageWithoutPruning = (i: number): number => {
  let total = 0
  for (const periods of PERIODS) {
    const terms = parseTerms({ amount: pick(amounts, i), loanPeriod: periods, yearRate: '0.2388' })
    if (terms === null) continue
    const base = baseSchedule(terms)
    for (const coupon of coupons) total += benefitTotal(base, coupon.benefit)
  }
  return total
}

report('page of 8 periods x 30 coupons / 240 plain float64 quotes', ratio(page, plainPage), 'aim <= 0.25')
report(
  'the same, every coupon worked out / 240 plain float64 quotes',
  ratio(pageWithoutPruning, plainPage),
  'no aim',
)
const slow = ratio(decimalPage, page)
report('240 decimal.js quotes / page of 8 periods x 30 coupons', slow, 'aim >= 200')
comparePeers()
if (!allFinite()) throw new Error('a lap gave no number')
