import { Refusal, RESULTS } from '../../results.ts'
import type { Origin } from '../../origin.ts'
import { newId, unshiftCapped } from '../../world.ts'
import { TOP_UP_ENDINGS } from '../../magic/home.ts'
import { MINUTE_MS, SECOND_MS } from '../calendar.ts'
import { couponsOf } from '../coupons.ts'
import { findArticle } from './articles.ts'
import { addPeriod } from './membership.ts'
import { homeOf, postMessage } from './messages.ts'
import { findPlan } from './plans.ts'
import type { ShopOrder } from './state.ts'

/** Most orders kept; the oldest goes first. */
const MOST_ORDERS = 30

/** Most orders that may wait for their payment at once. */
const MOST_PAYING = 5

/** How long an order waits to be paid, a bank takes its time, and a delivery or a refund takes. */
const PAY_MS = 15 * MINUTE_MS
const PROCESSING_MS = 30 * SECOND_MS
const DELIVERY_MS = 3 * SECOND_MS
const SLOW_DELIVERY_MS = 10 * MINUTE_MS
const REFUND_MS = MINUTE_MS

/** Every state of an order and its text. */
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

/** States in which nothing changes any more. */
const FINAL: readonly OrderState[] = ['delivered', 'failed', 'closed', 'refunded']

/** The state of an order at one instant, and since when. */
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

/** A customer's orders, newest first, after everything that was due on the way. */
export function ordersOf(origin: Origin): readonly ShopOrder[] {
  const { orders } = homeOf(origin.user)
  for (const order of [...orders].reverse()) settle(origin, order)
  return orders
}

/** One order by its number; refuses a number that names none. */
export function findOrder(origin: Origin, orderNum: string): ShopOrder {
  const order = ordersOf(origin).find((each) => each.orderNum === orderNum)
  if (!order) throw new Refusal(RESULTS.articleNotFound, '未查询到该订单')
  return order
}

/** Top-ups and memberships of a customer that wait for their payment. */
export function pendingOrders(origin: Origin): number {
  return ordersOf(origin).filter((order) => orderState(order, origin.now).state === 'paying').length
}

/**
 * Makes an order; a coupon it uses is gone unless the order comes to nothing. A membership that is ordered takes the
 * place of one that waits for its payment, since its price may follow from what is paid for.
 *
 * @param back own address to come back to from the cashier, by number of the order
 * @throws Refusal when too many orders wait for their payment
 */
export function addOrder(
  origin: Origin,
  order: Pick<ShopOrder, 'kind' | 'itemId' | 'account' | 'cents' | 'couponId'>,
  back: (orderNum: string) => string,
): ShopOrder {
  const { world, user, now } = origin
  if (order.kind !== 'topUp') closeMemberships(origin)
  if (pendingOrders(origin) >= MOST_PAYING) {
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
  if (made.couponId !== null) spend(origin, made.couponId)
  return made
}

/** Uses a coupon up; used ones the customer does not have any more are forgotten, so that the list stays short. */
function spend({ world, user, persona }: Origin, couponId: string): void {
  const own = new Set(couponsOf(world, user, persona).map((coupon) => coupon.couponId))
  user.spentCoupons = [...user.spentCoupons.filter((id) => own.has(id)), couponId]
}

function closeMemberships(origin: Origin): void {
  for (const order of ordersOf(origin)) {
    const isWaiting = orderState(order, origin.now).state === 'paying'
    if (order.kind !== 'topUp' && isWaiting) order.at = origin.now - PAY_MS
  }
}

/** Tells an order what the cashier was told; one that is not waiting for its payment stays as it is. */
export function payOrder(
  origin: Origin,
  order: ShopOrder,
  outcome: 'success' | 'failed' | 'processing',
): void {
  if (orderState(order, origin.now).state !== 'paying') return
  order.payment = { at: origin.now, outcome }
  settle(origin, order)
}

/** Does once what follows from a final state: coupon back, membership begun, customer told. */
function settle(origin: Origin, order: ShopOrder): void {
  const { user, now } = origin
  const { state, since } = orderState(order, now)
  if (order.isSettled || !FINAL.includes(state)) return
  order.isSettled = true
  if (state !== 'delivered') {
    user.spentCoupons = user.spentCoupons.filter((couponId) => couponId !== order.couponId)
  }
  const plan = findPlan(order.itemId)
  if (state === 'delivered' && plan) {
    const { orderNum, cents, kind } = order
    addPeriod(origin, plan, { orderNum, cents, paidAt: since, isUpgrade: kind === 'upgrade' })
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
