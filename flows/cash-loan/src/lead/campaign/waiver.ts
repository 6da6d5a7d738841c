import type {
  CashGetAmountContent,
  CashQueryCouponsContent,
  MerchantGetLoanRateInfoV3Content,
} from '@koo/api-client/types'
import { leadWaiver, readAmountLimits, readCoupon, readRateTable, toCents, type Cents } from '@koo/pricing'

/** The replies that the waived amount depends on. */
export interface WaiverReplies {
  amount: CashGetAmountContent
  rates: MerchantGetLoanRateInfoV3Content
  coupons: CashQueryCouponsContent
}

// cashLead.3, gap 102, cashLead.4
/**
 * What the coupon of this batch saves at the partner's limit over 12 periods, in cents. 0 when the customer does not
 * have the coupon, or nothing can be calculated: no figure is promised then.
 */
export function waivedAmount(batchNo: string | null, { amount, rates, coupons }: WaiverReplies): Cents {
  const coupon = coupons.couponList.find((each) => batchNo !== null && each.batchNo === batchNo)
  if (!coupon) return toCents(0)
  return leadWaiver(readAmountLimits(amount).leadLimit, readRateTable(rates.rateTable), readCoupon(coupon))
}
