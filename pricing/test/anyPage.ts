import fc from 'fast-check'
import {
  type Cents,
  type Coupon,
  type PeriodCard,
  type Quoter,
  createQuoter,
  readCoupon,
  readCouponScene,
  readRate,
  readRateTable,
  toCents,
} from '../src/index.ts'

/** A loan page with its cards: what a customer sees of one offer. */
export interface AnyPage {
  readonly amount: Cents
  readonly quoter: Quoter
  readonly cards: readonly PeriodCard[]
  readonly coupons: readonly Coupon[]
  readonly hasLowFee: boolean
}

export const NOW = Date.UTC(2026, 5, 1)
const PERIODS = [1, 3, 6, 9, 12, 24, 36]

const coupon = fc
  .record({
    iconType: fc.constantFrom(0, 2, 3),
    periodLimit: fc.integer({ min: 0, max: 5 }),
    isAsc: fc.constantFrom(0, 1),
    discountRate: fc.constantFrom('0.5', '0.85', '0.8379', '0.999'),
    deductType: fc.constantFrom(1, 2, 3),
    couponUpperLimit: fc.constantFrom(null, 5, 50, '88.88', 500),
    amount: fc.constantFrom(null, 30, 50),
    endDate: fc.constantFrom(null, '2026-12-31', '2026-11-30'),
    category: fc.constantFrom('rate', 'rate', 'rate', 'member', 'raise'),
  })
  .map(({ iconType, periodLimit, isAsc, discountRate, deductType, ...raw }) => ({
    ...raw,
    incoInfo: { iconType, periodLimit, isAsc },
    extendProperties: { discountRate, deductType },
  }))

/** Offers with and without fees, coupons, rights and short first periods; some periods have no rate for the amount. */
export const anyPage: fc.Arbitrary<AnyPage> = fc
  .record({
    yuan: fc.integer({ min: 500, max: 200_000 }),
    periods: fc.subarray(PERIODS, { minLength: 1 }),
    rates: fc.array(fc.constantFrom('0.06', '0.12', '0.1499', '0.18', '0.24', '0.36'), {
      minLength: PERIODS.length,
      maxLength: PERIODS.length,
    }),
    handFeeRate: fc.constantFrom(undefined, undefined, '0.02', '0.0333'),
    instBaseYearRate: fc.constantFrom(undefined, '0.085'),
    maxRange: fc.constantFrom(300_000, 300_000, 50_000),
    coupons: fc.array(coupon, { maxLength: 5 }),
    msToFirstBill: fc.constantFrom(null, null, 864_000_000),
    plan: fc.constantFrom('base' as const, 'base' as const, 'bill' as const),
    lowFee: fc.constantFrom(null, null, '0.0999'),
  })
  .map(({ yuan, periods, rates, coupons: raw, lowFee, maxRange, ...rest }) => {
    const coupons = raw.map((each, i) => readCoupon({ ...each, couponId: `C${i}` }))
    const { handFeeRate, instBaseYearRate, msToFirstBill, plan } = rest
    const quoter = createQuoter({
      rateTable: readRateTable(
        periods.map((loanPeriod, i) => ({
          minRange: 500,
          // The first period is for small amounts only.
          maxRange: i === 0 ? maxRange : 300_000,
          loanPeriod,
          irr: rates[i] ?? '0.24',
          handFeeRate,
          instBaseYearRate,
        })),
      ),
      periods,
      coupons,
      scene: readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: periods }),
      msToFirstBill,
      plan,
    })
    const amount = toCents(yuan)
    const right = coupons.find(({ category }) => category === 'member') ?? null
    // A low-fee right takes the place of coupons.
    const chosen = lowFee === null ? { right } : { couponId: null, annualRateLimit: readRate(lowFee) }
    const cards = quoter.quote({ amount, now: NOW, ...chosen })
    return { amount, quoter, cards, coupons, hasLowFee: lowFee !== null }
  })

/** Sums whole cents without the code that is tested. */
export const exactSum = (cents: readonly number[]): bigint =>
  cents.reduce((sum, each) => sum + BigInt(each), 0n)
