/** The replies of the loan page, read once: what stays the same while the customer types and chooses. */
import type {
  CashGetAmountContent,
  CashQueryCouponsContent,
  Coupon as WireCoupon,
  MerchantGetLoanRateInfoV3Content,
} from '@koo/api-client/types'
import {
  createQuoter,
  readAmountLimits,
  readCoupon,
  readCouponScene,
  readRateTable,
  type AmountLimits,
  type Coupon,
  type CouponScene,
  type Quoter,
} from '@koo/pricing'
import { beijingText } from '@koo/steps'

export interface PeriodFact {
  periods: number
  mark: string | null
  /** The special asset 'fxy' (spec 3). */
  isSpecial: boolean
}

export interface LoanFacts {
  limits: AmountLimits
  periods: readonly PeriodFact[]
  defaultPeriod: number | null
  quoter: Quoter
  scene: CouponScene
  coupons: readonly Coupon[]
  /** The coupons as they were sent, for their texts. By id. */
  wireCoupons: ReadonlyMap<string, WireCoupon>
}

/** `grant` null: coupons are not there (being read, or failed); the page then quotes without them. */
export function readFacts(
  amount: CashGetAmountContent,
  rates: MerchantGetLoanRateInfoV3Content,
  grant: CashQueryCouponsContent | null,
): LoanFacts {
  const periods = rates.periodList.map((offer) => ({
    periods: offer.loanPeriod,
    mark: offer.mark || null,
    isSpecial: offer.specialAssetTag === 'fxy',
  }))
  const offeredPeriods = periods.map((offer) => offer.periods)
  const coupons = (grant?.couponList ?? []).map((coupon) => readCoupon(readable(coupon)))
  const scene = readCouponScene({
    scene: 'main',
    customer: amount.customerKind,
    products: grant?.productList ?? [],
    offeredPeriods,
    hideNotUsingCoupon: grant?.hideNotUsingCoupon ?? false,
    discountLimit: grant?.discountLimit ?? null,
  })
  return {
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
    wireCoupons: new Map((grant?.couponList ?? []).map((coupon) => [coupon.couponId, coupon])),
  }
}

/** The contract lets dates be numbers and ids be one text; pricing reads text and lists. */
function readable(coupon: WireCoupon) {
  const { productIds, validateStartDate, endDate } = coupon
  return {
    ...coupon,
    productIds: typeof productIds === 'string' ? productIds.split(',').filter(Boolean) : productIds,
    validateStartDate: dateText(validateStartDate),
    endDate: dateText(endDate),
  }
}

const dateText = (when: string | number | null | undefined) =>
  typeof when === 'number' ? beijingText(when) : when
