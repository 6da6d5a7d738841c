import { channelSlice } from './fresh.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import { PAY_CARD_ENDINGS, SLOW_PAY_POLLS } from './magic.ts'
import type { Persona } from '../../engine/persona.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { assessmentOf } from '../../ledger/limit/assessment.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { priceBare } from '../../ledger/lending/lending.ts'
import { limitsIn } from '../../ledger/limit/limits.ts'
import { wireYuan } from '../../engine/money.ts'
import { cardsOf } from '../../ledger/cards/customerCards.ts'
import { lockOf } from '../../ledger/bills/standing.ts'
import { enterLoan, type LoanEntry } from '../../ledger/lending/enterLoan.ts'
import { markPaid, orderOf, type Order } from './orders.ts'
import { tableOf } from './partners.ts'
import { channelSeedOf } from './seed.ts'
import type { Payment } from './state.ts'

type Card = Persona['cards'][number]

/** A way to pay an order. */
export interface PayWay {
  payType: Payment['payType']
  name: string
  /** The card that repays the loan, or that pays. */
  card: Card | null
  /** Why it cannot be used; null when it can. */
  reason: string | null
}

/** Purpose of an order's loan. */
const SHOPPING = '10001'

/** The order of the signed-in customer; refuses when there is none. */
export function currentOrder(context: Context): Order {
  const customer = customerOf(context)
  const order = orderOf(customer, tableOf(customer))
  if (order === null) throw new Refusal(RESULTS.orderState, '没有待支付的订单')
  return order
}

/** Why an order cannot be paid at all, with a code for the page; null when it can. */
export function payBlock(context: Context, order: Order): { reason: string; reasonCode: string } | null {
  const customer = customerOf(context)
  const { payment } = context.slice(channelSlice)
  if (order.isPaid) return { reason: '订单已支付，请勿重复支付', reasonCode: 'ORDER_PAID' }
  if (payment?.status === 'PAY_ING')
    return { reason: '订单支付处理中，请稍后查看结果', reasonCode: 'PAY_ING' }
  if (context.now >= order.expiresAt)
    return { reason: '订单已超时关闭，请重新下单', reasonCode: 'ORDER_CLOSED' }
  const { blocked } = channelSeedOf(customer.persona).pay
  if (blocked !== null) return blocked
  const lock = lockOf(customer)
  if (lock !== null) return { reason: lock.reason, reasonCode: String(lock.code) }
  if (waysToPay(context, order).every((way) => way.reason !== null)) {
    return { reason: '暂无可用的支付方式，请先绑定银行卡', reasonCode: 'NO_PAY_OPTION' }
  }
  return null
}

/** The ways to pay an order: by limit, by limit and card together when the limit is too low, by each card alone. */
export function waysToPay(context: Context, order: Order): PayWay[] {
  const customer = customerOf(context)
  const cards = cardsOf(customer.user, customer.persona)
  const card = cards[0] ?? null
  const limits = limitsIn(context)
  const most = Math.min(limits.usableCents, limits.lenderCapCents)
  const gap = order.amountCents - most
  const notGranted = assessmentOf(customer).status === 3 ? null : '请先完成额度评估'
  const noCard = card === null ? '请先绑定银行卡' : null
  const tooLow = `可用额度不足，还差${wireYuan(Math.max(0, gap))}元`
  const belowMinimum = `借款金额低于${limits.minimumCents / 100}元，暂不支持分期`
  const ways: PayWay[] = [
    {
      payType: 'instalment',
      name: '信用额度分期',
      card,
      reason:
        notGranted ?? (gap > 0 ? tooLow : order.amountCents < limits.minimumCents ? belowMinimum : noCard),
    },
  ]
  if (notGranted === null && gap > 0) {
    const name = '额度与银行卡组合支付'
    ways.push({ payType: 'combine', name, card, reason: most < limits.minimumCents ? belowMinimum : noCard })
  }
  for (const each of cards) {
    ways.push({
      payType: 'card',
      name: `${each.bankName}（${each.cardNo.slice(-4)}）`,
      card: each,
      reason: null,
    })
  }
  return ways
}

/** Cents of an order that the limit pays: the whole order, or as much as the limit and the lender allow. */
export function financedCents(context: Context, order: Order): number {
  const limits = limitsIn(context)
  const most = Math.min(limits.usableCents, limits.lenderCapCents)
  return most >= limits.minimumCents ? Math.min(order.amountCents, most) : order.amountCents
}

/** Possible numbers of periods for an order. */
export function planPeriods(context: Context): number[] {
  return context.persona().loan.periods.map(({ loanPeriod }) => loanPeriod)
}

/** Starts the payment: the loan is created at once, the bank decides later. */
export function startPayment(
  context: Context,
  order: Order,
  way: PayWay,
  wanted: { serialNumber: string; period: number; card: Card } & Pick<LoanEntry, 'costConfirmation'>,
): Payment {
  const customer = customerOf(context)
  const { pay } = channelSeedOf(customer.persona)
  const { polls, outcome, reason } = way.payType === 'card' ? byCard(wanted.card, pay) : pay
  const loan =
    way.payType === 'card'
      ? null
      : enterLoan(context, {
          serialNumber: wanted.serialNumber,
          quote: priceBare(context, financedCents(context, order), wanted.period),
          userCardId: wanted.card.userCardId,
          couponIds: [],
          loanUseCode: SHOPPING,
          subLoanUseCode: null,
          repaymentDay: customer.persona.repaymentDay,
          costConfirmation: wanted.costConfirmation,
          review: { polls, outcome: outcome === 'SUCCESS' ? 'auditSuccess' : 'auditFailure', share: 'koo' },
        })
  const payment: Payment = {
    serialNumber: wanted.serialNumber,
    orderNum: order.orderNum,
    at: context.now,
    amountCents: order.amountCents,
    payType: way.payType,
    loanId: loan?.loanId ?? null,
    polls: 0,
    pollsNeeded: polls,
    outcome,
    status: 'PAY_ING',
    reason: outcome === 'SUCCESS' ? null : reason,
  }
  context.slice(channelSlice).payment = payment
  if (polls === 0) decide(context, payment)
  return payment
}

/** Counts one status poll of a payment. */
export function pollPayment(context: Context, payment: Payment): void {
  if (payment.status !== 'PAY_ING') return
  if (payment.polls < payment.pollsNeeded) payment.polls += 1
  else decide(context, payment)
}

function decide(context: Context, payment: Payment): void {
  const user = context.user()
  payment.status = payment.outcome
  const loan = user.loans.find((each) => each.loanId === payment.loanId)
  if (loan) {
    loan.audit = payment.outcome === 'SUCCESS' ? 'auditSuccess' : 'auditFailure'
    loan.auditAt = context.now
  }
  if (payment.outcome !== 'SUCCESS') return
  markPaid(customerOf(context), payment.orderNum)
  postMessage(user, context.now, {
    type: 'order',
    title: '订单支付成功',
    text: `您的订单已支付${wireYuan(payment.amountCents)}元。`,
  })
}

/** The bank's reply to a card that pays everything itself. */
function byCard(
  card: Card,
  usual: Pick<Payment, 'outcome'> & { polls: number; reason: string },
): typeof usual {
  if (card.cardNo.endsWith(PAY_CARD_ENDINGS.refused)) {
    return {
      polls: usual.polls,
      outcome: 'CONFIRM_PAY_FAILURE',
      reason: '银行卡余额不足，请更换银行卡后重试',
    }
  }
  return card.cardNo.endsWith(PAY_CARD_ENDINGS.slow) ? { ...usual, polls: SLOW_PAY_POLLS } : usual
}
