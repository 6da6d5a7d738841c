/** Facts from the replies of the loan page, calculated once: they do not change while the customer types. */
import type { CashQueryCouponsContent, Coupon as WireCoupon } from '@koo/api-client/types'
import {
  createQuoter,
  readAmountLimits,
  readCoupon,
  readCouponScene,
  readRateTable,
  type AmountLimits,
  type Coupon,
  type CouponScene,
  type LoanScene,
  type Quoter,
} from '@koo/pricing'
import { isLoanCoupon } from '../../coupons/index.ts'
import { SPECIAL_ASSET } from '../constants.ts'
import type { LoanLimits, LoanRates } from './replies.ts'

export interface LoanFacts {
  loanScene: LoanScene
  limits: AmountLimits
  /** `isSpecial`: of the special asset 'fxy'. */
  periods: readonly { periods: number; mark: string | null; isSpecial: boolean }[]
  defaultPeriod: number | null
  quoter: Quoter
  scene: CouponScene
  coupons: readonly Coupon[]
  /** A limited-time right was selected before: its rate is loaded after the limits. */
  hasTimedRight: boolean
  /** The coupons of the reply by id, for their texts. */
  wireCoupons: ReadonlyMap<string, WireCoupon>
}

/** Calculates the facts. `grant` is null while the coupons are loading or have failed: then figures have no coupon. */
export function readFacts(
  amount: LoanLimits,
  rates: LoanRates,
  grant: CashQueryCouponsContent | null,
  loanScene: LoanScene = 'main',
): LoanFacts {
  const periods = rates.periodList.map((offer) => ({
    periods: offer.loanPeriod,
    mark: offer.mark || null,
    isSpecial: offer.specialAssetTag === SPECIAL_ASSET,
  }))
  const offeredPeriods = periods.map((offer) => offer.periods)
  const wireCoupons = (grant?.couponList ?? []).filter(isLoanCoupon)
  const coupons = wireCoupons.map(readCoupon)
  const scene = readCouponScene({
    scene: loanScene,
    customer: amount.customerKind,
    products: grant?.productList ?? [],
    offeredPeriods,
    hideNotUsingCoupon: grant?.hideNotUsingCoupon ?? false,
    discountLimit: grant?.discountLimit ?? null,
  })
  return {
    loanScene,
    limits: readAmountLimits(amount),
    periods,
    defaultPeriod: offeredPeriods.includes(rates.defaultPeriod)
      ? rates.defaultPeriod
      : (offeredPeriods[0] ?? null),
    quoter: createQuoter({
      rateTable: readRateTable(rates.rateTable),
      periods: offeredPeriods,
      coupons,
      scene,
      msToFirstBill: amount.billDays,
      plan: rates.calculationType === 1 ? 'bill' : 'base',
    }),
    scene,
    coupons,
    hasTimedRight: amount.hasChooseReduceFee === true,
    wireCoupons: new Map(wireCoupons.map((coupon) => [coupon.couponId, coupon])),
  }
}
