import type { Customer } from '../../engine/customer.ts'
import { MINUTE_MS } from '../../engine/calendar.ts'
import { cardsOf } from '../cards/customerCards.ts'
import { repaymentSeedOf } from '../state/repaymentSeed.ts'
import { nextBill, payableOf } from './bills.ts'
import { addOrder } from './orders.ts'
import { repaymentsOf } from './repayments.ts'

/** How long ago a cashier was left that has closed since, and how long a payment still takes. */
const LEFT_MS = 20 * MINUTE_MS
const STILL_MS = 10 * MINUTE_MS

/** Gives a new customer the persona's repayment of the next bill, if there is one. */
export function startRepayment(customer: Customer): void {
  const { user, persona, now } = customer
  const { repayment } = repaymentSeedOf(persona)
  const bill = repayment === null ? null : nextBill(customer)
  if (bill === null) return
  const [payer = null] = cardsOf(user, persona)
  const at = repayment === 'left' ? now - LEFT_MS : now - MINUTE_MS
  const order = addOrder({ ...customer, now: at }, repaymentsOf(customer), {
    ...payableOf(customer, [bill.billId]),
    callBackUrl: '',
    payer,
  })
  if (repayment === 'paying') {
    Object.assign(order, {
      status: 'paying',
      arrivesAt: now + STILL_MS,
      reason: '银行处理中，请稍后查看结果',
    })
  }
}
