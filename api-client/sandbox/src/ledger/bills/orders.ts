import type { Customer } from '../../engine/customer.ts'
import { newId } from '../../engine/world.ts'
import { beijingDay, DAY_MS, MINUTE_MS, SECOND_MS } from '../../engine/calendar.ts'
import { wireYuan } from '../../engine/money.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { duesOf, hasBills, newBook, payBill } from './books.ts'
import { refundIsTaken } from '../cards/cardEndings.ts'
import { settlementOf } from './settlement.ts'
import { REPAYMENT_CAPS, type OrderItem, type RepaymentState, type RepayOrder } from '../state/repayment.ts'

/** How long a cashier stays open, and how long a payment takes. */
const CASHIER_MS = 15 * MINUTE_MS
export const ARRIVAL_MS = 30 * SECOND_MS

const BILLS_PAGE = '/pages/credit/repayment/bills'
const REFUNDS_PAGE = '/pages/credit/repayment/refunds'

/** The card of a repayment. */
export interface Payer {
  userCardId: string
  bankName: string
  cardNo: string
}

/** Adds a repayment; it is the newest. */
export function addOrder(
  { world, now }: Customer,
  state: RepaymentState,
  order: Pick<RepayOrder, 'kind' | 'items' | 'cents' | 'callBackUrl'> & { payer: Payer | null },
): RepayOrder {
  const { payer, ...rest } = order
  const added: RepayOrder = {
    ...rest,
    repayNo: newId(world, 'Y'),
    at: now,
    ticket: newId(world, 'Q'),
    userCardId: payer?.userCardId ?? '',
    bankName: payer?.bankName ?? '',
    cardNo: payer?.cardNo ?? '',
    status: 'unpaid',
    arrivesAt: null,
    paidCents: 0,
    finishedAt: null,
    reason: null,
  }
  state.orders.unshift(added)
  dropFinished(state)
  return added
}

/** Keeps the list short: the oldest is removed, but never one whose payment is in progress. */
function dropFinished(state: RepaymentState): void {
  while (state.orders.length > REPAYMENT_CAPS.orders) {
    const k = state.orders.findLastIndex((order) => order.status !== 'paying')
    if (k < 1) return
    state.orders.splice(k, 1)
  }
}

/** Status of a repayment at `now`: a cashier without a customer is closed after a time. */
export function statusOf(order: RepayOrder, now: number): RepayOrder['status'] {
  return order.status === 'unpaid' && now > order.at + CASHIER_MS ? 'closed' : order.status
}

/** Whether a payment for one of `items` is in progress. */
export function isUnderWay(state: RepaymentState, items: ReadonlyArray<Omit<OrderItem, 'cents'>>): boolean {
  return items.some((item) => repaymentOnItsWay(state, item) !== null)
}

/** Number of the repayment that pays this bill at the moment; null when none does. */
export function repaymentOnItsWay(
  { orders }: RepaymentState,
  { loanId, period }: Omit<OrderItem, 'cents'>,
): string | null {
  const paying = orders.find(
    ({ status, items }) =>
      status === 'paying' && items.some((item) => item.loanId === loanId && item.period === period),
  )
  return paying?.repayNo ?? null
}

/** Whether the amount of a repayment is still exactly what is due; that of an early settlement holds for its day. */
export function isCurrent(
  { user, persona, now }: Customer,
  state: RepaymentState,
  order: RepayOrder,
): boolean {
  const today = beijingDay(now)
  if (order.kind === 'early') {
    if (beijingDay(order.at) !== today) return false
    const loan = user.loans.find((each) => each.loanId === order.items[0]?.loanId)
    const settlement = loan && settlementOf(loan, state.books[loan.loanId], persona, today)
    return settlement !== undefined && 'cents' in settlement && settlement.cents === order.cents
  }
  return order.items.every((item) => openCents(user.loans, state, item) === item.cents)
}

/**
 * Books the received money of a repayment: bills are paid in their order, the rest is refunded to the card.
 *
 * @param collected cents taken from the card, at most the requested amount
 */
export function receive(
  customer: Customer,
  state: RepaymentState,
  order: RepayOrder,
  collected = order.cents,
): void {
  const { user, now } = customer
  order.paidCents =
    order.kind === 'early' ? clearEarly(customer, state, order) : payItems(customer, state, order, collected)
  order.arrivesAt = null
  order.finishedAt = now
  if (order.paidCents < collected) giveBack(customer, state, order, collected - order.paidCents)
  order.status = order.paidCents === 0 ? 'failed' : order.paidCents < order.cents ? 'partial' : 'paid'
  if (order.status === 'failed') order.reason = '账单已变化，款项将原路退回'
  if (order.status === 'partial') {
    order.reason =
      collected < order.cents
        ? `银行卡余额不足，已扣款${wireYuan(collected)}元，剩余款项请尽快还清`
        : '部分账单已结清，多扣款项将原路退回'
  }
  if (order.paidCents > 0) {
    const title = order.status === 'paid' ? '还款成功' : '部分还款成功'
    const text = `您已还款${wireYuan(order.paidCents)}元，可借额度已按归还的本金恢复。`
    postMessage(user, now, { type: 'repayment', title, text, link: BILLS_PAGE })
  }
}

/** Marks a repayment as failed. */
export function fail({ now }: Customer, order: RepayOrder, reason: string): void {
  Object.assign(order, { status: 'failed', reason, finishedAt: now, arrivesAt: null })
}

function payItems(
  { user, now }: Customer,
  state: RepaymentState,
  order: RepayOrder,
  collected: number,
): number {
  let left = collected
  for (const item of order.items) {
    const loan = user.loans.find((each) => each.loanId === item.loanId)
    const cents = Math.min(left, item.cents, openCents(user.loans, state, item))
    if (!loan || cents === 0) continue
    payBill(loan, bookOf(state, loan.loanId), item.period, cents, now)
    left -= cents
  }
  return collected - left
}

/** @returns the amount taken: everything, or nothing when the loan has changed */
function clearEarly(customer: Customer, state: RepaymentState, order: RepayOrder): number {
  const { user, persona, now } = customer
  const loan = user.loans.find((each) => each.loanId === order.items[0]?.loanId)
  if (!loan) return 0
  // Computed for the day of the request: a slow payment pays what the customer was shown.
  const settlement = settlementOf(loan, state.books[loan.loanId], persona, beijingDay(order.at))
  if (!('cents' in settlement) || settlement.cents !== order.cents) return 0
  const book = bookOf(state, loan.loanId)
  book.early = { period: settlement.period, at: now, feeCents: settlement.feeCents }
  for (const { period, cents } of settlement.items) {
    payBill(loan, book, period, cents + (period === settlement.period ? settlement.feeCents : 0), now)
  }
  return order.cents
}

function giveBack(customer: Customer, state: RepaymentState, order: RepayOrder, cents: number): void {
  const { world, user, now } = customer
  state.refunds.unshift({
    refundNo: newId(world, 'R'),
    cents,
    at: now,
    arrivesAt: now + DAY_MS,
    isTaken: refundIsTaken(order.cardNo),
    bankName: order.bankName,
    cardNo: order.cardNo,
    reason: '重复还款退回',
  })
  state.refunds.splice(REPAYMENT_CAPS.refunds)
  const text = `多还的${wireYuan(cents)}元将在1个工作日内原路退回您的银行卡。`
  postMessage(user, now, { type: 'repayment', title: '退款处理中', text, link: REFUNDS_PAGE })
}

function openCents(
  loans: Customer['user']['loans'],
  state: RepaymentState,
  { loanId, period }: Omit<OrderItem, 'cents'>,
): number {
  const loan = loans.find((each) => each.loanId === loanId)
  if (!loan || !hasBills(loan)) return 0
  return duesOf(loan, state.books[loanId], '')[period - 1]?.open ?? 0
}

function bookOf(state: RepaymentState, loanId: string) {
  return (state.books[loanId] ??= newBook())
}
