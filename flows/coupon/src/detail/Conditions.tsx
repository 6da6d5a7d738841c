import { merchantGetLoanRateInfoV3Query } from '@koo/api-client/calls'
import { useCall } from '@koo/page/query'
import { couponConditions, type CouponRule } from '@koo/pricing'
import { copy } from './copy.ts'

// couponRule.29, couponRule.30
/** What a loan coupon asks of amount and period. Until the periods of the loan page are known, and without them, all that it allows are named. */
export function Conditions({ rule }: { rule: CouponRule }) {
  const rates = useCall(merchantGetLoanRateInfoV3Query, {})
  const offered = rates.data?.periodList.map(({ loanPeriod }) => loanPeriod)
  return <span>{couponConditions(rule, offered).join('，') || copy.any}</span>
}
