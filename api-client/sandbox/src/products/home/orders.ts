import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import { TOP_UP_ENDINGS } from './magic.ts'
import { MINUTE_MS, SECOND_MS } from '../../engine/calendar.ts'
import { couponsOf } from '../../ledger/coupons/coupons.ts'
import { findArticle } from './articles.ts'
import { addPeriod } from './membership.ts'
import { homeOf } from './fresh.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { findPlan } from './plans.ts'
import type { ShopOrder } from './state.ts'

/** How many orders are kept; the oldest is removed first. */
const MOST_ORDERS = 30

/** How many orders may wait for payment at the same time. */
const MOST_PAYING = 5

/** How long an order waits for payment, and how long a bank, a delivery and a refund take. */
const PAY_MS = 15 * MINUTE_MS
const PROCESSING_MS = 30 * SECOND_MS
const DELIVERY_MS = 3 * SECOND_MS
const SLOW_DELIVERY_MS = 10 * MINUTE_MS
const REFUND_MS = MINUTE_MS

/** All states of an order with their texts. */
export const ORDER_TEXTS = {
  paying: '待支付',
  processing: '支付处理中，请稍候',
  paid: '支付成功，充值中',
  delivered: '已完成',
  failed: '支付失败',
  closed: '超时未支付，订单已关闭',
  refunding: '充值失败，退款中',
  refunded: '充值失败，已原路退款',
} as const

type OrderState = keyof typeof ORDER_TEXTS

/** Final states. */
const FINAL: readonly OrderState[] = ['delivered', 'failed', 'closed', 'refunded']

/** The state of an order at one instant, and its start. */
export function orderState(order: ShopOrder, now: number): { state: OrderState; since: number } {
  const { payment, at } = order
  if (payment === null) {
    return now < at + PAY_MS ? { state: 'paying', since: at } : { state: 'closed', since: at + PAY_MS }
  }
  if (payment.outcome === 'failed') return { state: 'failed', since: payment.at }
  const paidAt = payment.at + (payment.outcome === 'processing' ? PROCESSING_MS : 0)
  if (now < paidAt) return { state: 'processing', since: payment.at }
  if (order.kind !== 'topUp') return { state: 'delivered', since: paidAt }
  const isSlow = order.account.endsWith(TOP_UP_ENDINGS.slow)
  const deliveredAt = paidAt + (isSlow ? SLOW_DELIVERY_MS : DELIVERY_MS)
  if (now < deliveredAt) return { state: 'paid', since: paidAt }
  if (!order.account.endsWith(TOP_UP_ENDINGS.undeliverable)) return { state: 'delivered', since: deliveredAt }
  const refundedAt = deliveredAt + REFUND_MS
  return now < refundedAt
    ? { state: 'refunding', since: deliveredAt }
    : { state: 'refunded', since: refundedAt }
}

/** A customer's orders, newest first, updated to now. */
export function ordersOf(customer: Customer): readonly ShopOrder[] {
  const { orders } = homeOf(customer.user)
  for (const order of [...orders].reverse()) settle(customer, order)
  return orders
}

/** One order by its number; refuses unknown numbers. */
export function findOrder(customer: Customer, orderNum: string): ShopOrder {
  const order = ordersOf(customer).find((each) => each.orderNum === orderNum)
  if (!order) throw new Refusal(RESULTS.articleNotFound, '未查询到该订单')
  return order
}

/** Top-ups and memberships of a customer that wait for payment. */
export function pendingOrders(customer: Customer): number {
  return ordersOf(customer).filter((order) => orderState(order, customer.now).state === 'paying').length
}

/**
 * Creates an order. Its coupon counts as used unless the order fails. A new membership order replaces one that waits
 * for payment, because its price may depend on what was paid.
 *
 * @param back the page's own address to which the cashier returns, from the number of the order
 * @throws Refusal when too many orders wait for payment
 */
export function addOrder(
  customer: Customer,
  order: Pick<ShopOrder, 'kind' | 'itemId' | 'account' | 'cents' | 'couponId'>,
  back: (orderNum: string) => string,
): ShopOrder {
  const { world, user, now } = customer
  if (order.kind !== 'topUp') closeMemberships(customer)
  if (pendingOrders(customer) >= MOST_PAYING) {
    throw new Refusal(RESULTS.orderRefused, '您有多笔待支付订单，请支付或等待订单关闭后再试')
  }
  const orderNum = newId(world, 'Y')
  const made: ShopOrder = {
    ...order,
    orderNum,
    at: now,
    backUrl: back(orderNum),
    payment: null,
    isSettled: false,
  }
  unshiftCapped(homeOf(user).orders, made, MOST_ORDERS)
  if (made.couponId !== null) markCouponUsed(customer, made.couponId)
  return made
}

/** Marks a coupon as used; used coupons that the customer no longer has are removed, so that the list stays short. */
export function markCouponUsed({ world, user, persona }: Customer, couponId: string): void {
  const own = new Set(couponsOf(world, user, persona).map((coupon) => coupon.couponId))
  user.spentCoupons = [...user.spentCoupons.filter((id) => own.has(id)), couponId]
}

function closeMemberships(customer: Customer): void {
  for (const order of ordersOf(customer)) {
    const isWaiting = orderState(order, customer.now).state === 'paying'
    if (order.kind !== 'topUp' && isWaiting) order.at = customer.now - PAY_MS
  }
}

/** Records what happened at the cashier; an order that does not wait for payment is not changed. */
export function payOrder(
  customer: Customer,
  order: ShopOrder,
  outcome: 'success' | 'failed' | 'processing',
): void {
  if (orderState(order, customer.now).state !== 'paying') return
  order.payment = { at: customer.now, outcome }
  settle(customer, order)
}

/** Applies the effects of a final state once: coupon returned, membership started, message sent. */
function settle(customer: Customer, order: ShopOrder): void {
  const { user, now } = customer
  const { state, since } = orderState(order, now)
  if (order.isSettled || !FINAL.includes(state)) return
  order.isSettled = true
  if (state !== 'delivered') {
    user.spentCoupons = user.spentCoupons.filter((couponId) => couponId !== order.couponId)
  }
  const plan = findPlan(order.itemId)
  if (state === 'delivered' && plan) {
    const { orderNum, cents, kind } = order
    addPeriod(customer, plan, { orderNum, cents, paidAt: since, isUpgrade: kind === 'upgrade' })
  }
  const name = findArticle(order.itemId)?.name
  if (name === undefined || (state !== 'delivered' && state !== 'refunded')) return
  postMessage(user, since, {
    type: 'order',
    title: state === 'delivered' ? '充值成功' : '充值失败已退款',
    text:
      state === 'delivered'
        ? `您购买的${name}已充值到账。`
        : `您购买的${name}充值失败，款项已原路退回，优惠券已返还。`,
    link: `/pages/credit/topUp/orderDetail?orderNum=${order.orderNum}`,
  })
}
