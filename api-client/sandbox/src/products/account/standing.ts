import type { Customer } from '../../engine/customer.ts'
import { DAY_MS } from '../../engine/calendar.ts'
import type { Others } from './others.ts'
import { repaymentsOf } from '../../ledger/bills/repayments.ts'
import { loanSummaryOf } from '../../ledger/bills/standing.ts'
import { openComplaints } from './complaints.ts'
import { ALLOWED, notAllowed, type Permit } from './export.ts'
import { isVerified } from '../../people/account/identity.ts'
import { sliceOf } from '../../engine/slices.ts'
import { accountSlice } from '../../people/account/fresh.ts'
import { isFrozen } from '../../people/account/seed.ts'

/** Days between two changes of the phone number. */
const DAYS_BETWEEN_CHANGES = 30

/** Number of loans in review. */
function underReview({ user }: Customer): number {
  return user.loans.filter((loan) => loan.audit === 'auditing').length
}

/** Why the account cannot be closed, as a text for the customer; empty when it can. */
export function closingObstacles(customer: Customer, { pendingOrders }: Others): string[] {
  const { persona, now } = customer
  // First, because the time of a review may be over.
  const { openLoans, overdue } = loanSummaryOf(customer)
  const auditing = underReview(customer)
  const openCount = openLoans - auditing
  const reasons: string[] = []
  if (isFrozen(persona)) reasons.push('您的账户已冻结，请联系客服处理')
  if (auditing > 0) reasons.push('您有审核中的借款申请，请等待审核完成')
  if (openCount > 0) reasons.push(`您有${openCount}笔借款尚未结清，请结清后再注销`)
  if (persona.limit.usedBefore > 0) reasons.push('您有历史借款尚未结清，请结清后再注销')
  if (overdue) reasons.push('您有逾期账单，请尽快还款')
  if (pendingOrders(customer) > 0) reasons.push('您有待支付的订单，请先支付或等待订单关闭')
  if (openComplaints(sliceOf(accountSlice, customer), now) > 0)
    reasons.push('您有处理中的投诉，请等待处理完成')
  return reasons
}

/** Whether the phone number may be changed now. */
export function mobileChangePermit(customer: Customer): Permit {
  const { persona, now } = customer
  const { mobileChangedAt } = sliceOf(accountSlice, customer)
  if (!isVerified(customer)) return notAllowed('NOT_VERIFIED', '请先完成实名认证')
  if (isFrozen(persona)) return notAllowed('FROZEN', '您的账户已冻结，请联系客服处理')
  if (mobileChangedAt !== null && now < mobileChangedAt + DAYS_BETWEEN_CHANGES * DAY_MS) {
    return notAllowed('CHANGED_RECENTLY', `您近${DAYS_BETWEEN_CHANGES}天内更换过手机号，请稍后再试`)
  }
  // First, end the reviews whose time is over.
  repaymentsOf(customer)
  if (underReview(customer) > 0) {
    return notAllowed('AUDITING', '您有审核中的借款申请，请等待审核完成后再更换手机号')
  }
  return ALLOWED
}
