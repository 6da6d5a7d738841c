import type { Customer } from '../../engine/customer.ts'
import { cardFailure } from '../../ledger/cards/cardEndings.ts'
import { repaymentsOf } from '../../ledger/bills/repayments.ts'
import { ARRIVAL_MS, fail, isCurrent, receive } from '../../ledger/bills/orders.ts'
import type { RepayOrder } from '../../ledger/state/repayment.ts'

/** The customer's choice at the cashier. */
export type CashierOutcome = 'success' | 'processing' | 'partial' | 'failed' | 'cancel'

/**
 * Ends a visit to the cashier. Bills that changed since it was opened are not paid; a blocked card pays nothing,
 * whatever button was pressed.
 */
export function finishCashier(customer: Customer, order: RepayOrder, outcome: CashierOutcome): void {
  const { now } = customer
  const state = repaymentsOf(customer)
  if (outcome === 'cancel') {
    Object.assign(order, { status: 'cancelled', finishedAt: now, reason: '您已取消本次还款' })
    return
  }
  if (!isCurrent(customer, state, order)) {
    Object.assign(order, { status: 'closed', finishedAt: now, reason: '账单已变化，请重新发起还款' })
    return
  }
  const failure = cardFailure(order.cardNo)
  if (outcome === 'failed') fail(customer, order, '付款未成功，请更换银行卡或稍后重试')
  else if (failure !== null) fail(customer, order, failure)
  else if (outcome === 'processing')
    Object.assign(order, {
      status: 'paying',
      arrivesAt: now + ARRIVAL_MS,
      reason: '银行处理中，请稍后查看结果',
    })
  else if (outcome === 'success') receive(customer, state, order)
  // A loan is settled completely or not at all.
  else if (order.kind === 'early') fail(customer, order, '银行卡余额不足，请充值后重试')
  else receive(customer, state, order, Math.ceil(order.cents / 2))
}
