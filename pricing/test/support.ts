import { expect } from 'vitest'
import {
  type Coupon,
  type CouponContract,
  type CouponScene,
  type RateRow,
  type ScheduleInput,
  type Terms,
  parseTerms,
  readCoupon,
  readCouponScene,
  readRateTable,
} from '../src/index.ts'

/** |actual - expected| <= tolerance x max(1, |expected|). */
export function expectRate(actual: number | null, expected: number, tolerance: number): void {
  expect(actual).not.toBeNull()
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(
    tolerance * Math.max(1, Math.abs(expected)),
  )
}

/* A test makes its data inside the test, never while the file is loaded. Otherwise the mutation run cannot tell
   which test covers which line. */

/** Terms of an input that must be readable. */
export function termsOf(raw: ScheduleInput): Terms {
  const terms = parseTerms(raw)
  if (terms === null) throw new Error(`no terms in ${JSON.stringify(raw)}`)
  return terms
}

/** A loan page's coupon scene: new customer, main wallet, four periods. */
export function scene(): CouponScene {
  return readCouponScene({
    scene: 'main',
    customer: 'new',
    offeredPeriods: [3, 6, 12, 24],
    products: [
      { productId: 'W1', scene: 'main' },
      { productId: 7, scene: 'main', customer: 'old' },
    ],
  })
}

/** The time at which coupons are checked. */
export const now = Date.UTC(2026, 5, 1, 4)

/** A rate coupon with id "c" that can always be used, changed by `raw`. */
export function coupon(raw: CouponContract = {}): Coupon {
  return readCoupon({ couponId: 'c', category: 'rate', ...raw })
}

/** A discount coupon with this share paid. */
export function discountCoupon(id: string, discountRate: string, more: CouponContract = {}): Coupon {
  return coupon({ couponId: id, incoInfo: { iconType: 3 }, extendProperties: { discountRate }, ...more })
}

/** A rule as in the contract, with its JSON text. */
export function rule(loanPeriodsSet?: unknown, loanAmountLimitRange?: unknown): { ruleValue: string } {
  return { ruleValue: JSON.stringify({ loanPeriodsSet, loanAmountLimitRange }) }
}

/** Two ranges at 6 periods, a fee at 12, no upper end at 24, a percent in place of a fraction at 3. */
export function rateTable(): RateRow[] {
  return readRateTable([
    {
      minRange: 500,
      maxRange: '4999.99',
      loanPeriod: 6,
      irr: '0.36',
      instBaseYearRate: '0.085',
      handFeeRate: 0,
    },
    {
      minRange: 5000,
      maxRange: 50_000,
      loanPeriod: 6,
      irr: '0.24',
      instBaseYearRate: '0.085',
      handFeeRate: 0,
    },
    { minRange: 500, maxRange: 50_000, loanPeriod: 12, irr: '0.18', handFeeRate: '0.01' },
    { minRange: 500, loanPeriod: 24, irr: '0.2' },
    { minRange: 500, maxRange: 50_000, loanPeriod: 3, irr: 24 },
  ])
}
