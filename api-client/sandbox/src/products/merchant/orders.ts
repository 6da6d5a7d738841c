import { merchantSlice } from './fresh.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { beijingDay, DAY_MS, SECOND_MS } from '../../engine/calendar.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { outstandingCents } from '../../ledger/bills/repayments.ts'
import { isOpenLoan } from '../../ledger/state/reviews.ts'
import { missingDocuments } from './documents.ts'
import { grantOf, ORDER, REASON_EXPIRED, REASON_OVERDUE, REASONS, type MerchantOrder } from './orderState.ts'
import { merchantSeedOf } from './seed.ts'

/** How many days a refused customer waits, documents may take, and a granted limit is valid. */
export const ORDER_DAYS = { coolDown: 30, documents: 7, limit: 180 } as const

/** The next automatic status of an application, and its time. */
interface Step {
  status: number
  at: number
  reason?: string
}

/** The signed-in customer's application at the current time. */
export function orderIn(context: Context): MerchantOrder | null {
  return orderOf(customerOf(context))
}

/** A customer's application, updated to `now`: every due step is applied at its own time. */
export function orderOf(customer: Customer): MerchantOrder | null {
  const { order } = sliceOf(merchantSlice, customer)
  if (order === null) return null
  for (
    let step = nextStep(customer, order);
    step !== null && step.at <= customer.now;
    step = nextStep(customer, order)
  ) {
    move(customer, order, step)
  }
  return order
}

/** Applies a step and sends the customer a message when it is a decision. */
export function move(
  { user, persona }: Pick<Customer, 'user' | 'persona'>,
  order: MerchantOrder,
  step: Step,
): void {
  order.status = step.status
  order.since = step.at
  order.reason = step.reason ?? REASONS[step.status] ?? null
  if (step.status === ORDER.succeeded) {
    const grant = grantOf(merchantSeedOf(persona), order.appliedCents ?? 0, persona.limit.lenderCap)
    order.grantedCents = grant.cents
    order.reason = grant.reason
  } else if (step.status === ORDER.draft) {
    order.grantedCents = null
  }
  const news = NEWS[step.status]
  if (news) {
    const link = '/pages/credit/merchant/merchantCredit'
    postMessage(user, step.at, { type: 'loan', title: news.title, text: news.text, link })
  }
}

const NEWS: Readonly<Record<number, { title: string; text: string }>> = {
  [ORDER.passed]: { title: '商户贷初审已通过', text: '请在7天内补充经营资料，逾期申请将自动取消。' },
  [ORDER.refused]: { title: '商户贷审核结果', text: '很遗憾，您的申请未通过审核。' },
  [ORDER.finallyRefused]: { title: '商户贷审核结果', text: '很遗憾，您的申请未通过复核。' },
  [ORDER.succeeded]: { title: '商户贷审核通过', text: '您的商户贷额度已生效，可以申请借款了。' },
  [ORDER.cancelled]: { title: '商户贷申请已取消', text: '您的商户贷申请已取消，如需借款可重新申请。' },
}

function nextStep(customer: Customer, order: MerchantOrder): Step | null {
  const seed = merchantSeedOf(customer.persona)
  const outcome = order.forced ?? seed.outcome
  if (seed.holds || outcome === 'stay') return null
  const after = (seconds: number) => order.since + seconds * SECOND_MS
  switch (order.status) {
    case ORDER.submitted: {
      const status = outcome === 'refuse' ? ORDER.refused : ORDER.passed
      return { status, at: after(seed.pace.first) }
    }
    case ORDER.passed: {
      const { missing, completeAt } = missingDocuments(customer, order)
      const until = documentsUntil(order)
      if (missing.length === 0 && completeAt <= until) {
        return { status: ORDER.documentsIn, at: Math.max(order.since, completeAt) }
      }
      return { status: ORDER.cancelled, at: until, reason: REASON_OVERDUE }
    }
    case ORDER.documentsIn:
      return { status: ORDER.reviewing, at: after(seed.pace.queue) }
    case ORDER.reviewing: {
      const at = after(seed.pace.final)
      if (outcome === 'cancel') return { status: ORDER.cancelled, at, reason: '申请已被审核人员取消' }
      return { status: outcome === 'finalRefuse' ? ORDER.finallyRefused : ORDER.succeeded, at }
    }
    case ORDER.succeeded: {
      const at = order.since + ORDER_DAYS.limit * DAY_MS
      return { status: ORDER.draft, at, reason: REASON_EXPIRED }
    }
    default:
      return null
  }
}

/** When an application that waits for documents is cancelled without them. */
export function documentsUntil({ since }: MerchantOrder): number {
  return since + ORDER_DAYS.documents * DAY_MS
}

/** Statuses in review, in which no other application is possible. */
const RUNNING: readonly number[] = [ORDER.submitted, ORDER.passed, ORDER.documentsIn, ORDER.reviewing]

/** Whether an order waits for its amount; an expired limit has the same status but needs a new application. */
export function isDraft(order: MerchantOrder): boolean {
  return order.status === ORDER.draft && order.reason === null
}

/** Why the customer may not start an application; null when they may. */
export function startRefusal(context: Context): { reason: string; reasonCode: string } | null {
  const { blocked } = merchantSeedOf(context.persona())
  if (blocked !== null) return { reason: blocked, reasonCode: 'NOT_ALLOWED' }
  const order = orderIn(context)
  if (order === null) return null
  if (RUNNING.includes(order.status))
    return { reason: '您有申请正在审核中，请勿重复提交', reasonCode: 'IN_REVIEW' }
  if (order.status === ORDER.succeeded) {
    return { reason: '您已获得商户贷额度，可直接借款', reasonCode: 'HAS_LIMIT' }
  }
  const again = order.since + ORDER_DAYS.coolDown * DAY_MS
  if ((order.status === ORDER.refused || order.status === ORDER.finallyRefused) && context.now < again) {
    return { reason: `您的申请未通过审核，请于${beijingDay(again)}后再试`, reasonCode: 'COOLING_DOWN' }
  }
  return null
}

/** Refuses with the reason why the customer may not start. */
export function refuseUnlessStartable(context: Context): void {
  const refusal = startRefusal(context)
  if (refusal) throw new Refusal(RESULTS.notEntitled, refusal.reason)
}

/** Withdraws an application; refuses a decided one, and one of another customer. */
export function recallOrder(context: Context, orderNum: string): void {
  const order = orderIn(context)
  if (order?.orderNum !== orderNum) throw new Refusal(RESULTS.badRequest, '未查询到该笔申请')
  if (order.status === ORDER.succeeded) throw new Refusal(RESULTS.orderState, '申请已审核通过，无法撤回')
  if (!RUNNING.includes(order.status) && !isDraft(order))
    throw new Refusal(RESULTS.orderState, '申请已结束，无法撤回')
  move(customerOf(context), order, { status: ORDER.cancelled, at: context.now })
}

/** The remaining part of a granted limit in cents; repaid capital of a merchant loan is available again. */
export function merchantLimitLeft(customer: Customer, order: MerchantOrder): number {
  const lent = customer.user.loans
    .filter((loan) => loan.limitOf === 'merchant' && isOpenLoan(loan))
    .reduce((sum, loan) => sum + outstandingCents(customer, loan), 0)
  return Math.max(0, (order.grantedCents ?? 0) - lent)
}
