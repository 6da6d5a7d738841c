import type { Origin } from '../../origin.ts'
import { DAY_MS } from '../calendar.ts'
import { pendingOrders } from '../home/orders.ts'
import { repaymentsOf } from '../repayment/ledger.ts'
import { standingOf } from '../repayment/standing.ts'
import { openComplaints } from './complaints.ts'
import { ALLOWED, notAllowed, type Permit } from './export.ts'
import { isVerified } from './identity.ts'
import { accountSeedOf, isFrozen } from './seed.ts'

/** Days that pass between two changes of the mobile number. */
const DAYS_BETWEEN_CHANGES = 30

/** Number of loans that are still reviewed. */
function underReview({ user }: Origin): number {
  return user.loans.filter((loan) => loan.audit === 'auditing').length
}

/** What stands in the way of closing the account, in the customer's words; empty when nothing does. */
export function closingObstacles(origin: Origin): string[] {
  const { user, persona, now } = origin
  // First, since time may end a review.
  const { openLoans, overdue } = standingOf(origin)
  const auditing = underReview(origin)
  const owed = openLoans - auditing
  const reasons: string[] = []
  if (isFrozen(persona)) reasons.push('您的账户已冻结，请联系客服处理')
  if (auditing > 0) reasons.push('您有审核中的借款申请，请等待审核完成')
  if (owed > 0) reasons.push(`您有${owed}笔借款尚未结清，请结清后再注销`)
  if (persona.limit.usedBefore > 0) reasons.push('您有历史借款尚未结清，请结清后再注销')
  if (overdue) reasons.push('您有逾期账单，请尽快还款')
  if (pendingOrders(origin) > 0) reasons.push('您有待支付的订单，请先支付或等待订单关闭')
  if (openComplaints(user.slices.account, now) > 0) reasons.push('您有处理中的投诉，请等待处理完成')
  return reasons
}

/** Whether the mobile number may be changed now. */
export function mobileChangePermit(origin: Origin): Permit {
  const { world, persona, now } = origin
  const { mobileChangedDaysAgo } = accountSeedOf(persona)
  if (!isVerified(origin)) return notAllowed('NOT_VERIFIED', '请先完成实名认证')
  if (isFrozen(persona)) return notAllowed('FROZEN', '您的账户已冻结，请联系客服处理')
  if (
    mobileChangedDaysAgo !== null &&
    now < world.since + (DAYS_BETWEEN_CHANGES - mobileChangedDaysAgo) * DAY_MS
  ) {
    return notAllowed('CHANGED_RECENTLY', `您近${DAYS_BETWEEN_CHANGES}天内更换过手机号，请稍后再试`)
  }
  // Reviews that time has ended are ended first.
  repaymentsOf(origin)
  if (underReview(origin) > 0) {
    return notAllowed('AUDITING', '您有审核中的借款申请，请等待审核完成后再更换手机号')
  }
  return ALLOWED
}
