import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import type { Wire } from '../../../engine/contract.ts'
import { beijingTime } from '../../../engine/calendar.ts'
import { wireYuan } from '../../../engine/money.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { findArticle } from '../articles.ts'
import { cashierAddress } from '../cashier.ts'
import { findOrder, ORDER_TEXTS, ordersOf, orderState } from '../orders.ts'
import { pictureUrl } from '../../../http/pictures.ts'
import type { ShopOrder } from '../state.ts'

/** Handlers for top-up orders. Memberships have a separate list. */
export const topUpOrderHandlers = {
  'virtual/queryOrders': ({ status }, context) =>
    ordersOf(customerOf(context))
      .filter((order) => order.kind === 'topUp')
      .map((order) => wireOrder(order, context))
      .filter((order) => status === undefined || order.status === status),

  'virtual/queryOrderDetail'({ orderNum }, context) {
    const order = findOrder(customerOf(context), orderNum)
    if (order.kind !== 'topUp') throw new Refusal(RESULTS.articleNotFound, '未查询到该订单')
    const { state, since } = orderState(order, context.now)
    const price = findArticle(order.itemId)?.cents ?? order.cents
    return {
      ...wireOrder(order, context),
      price: wireYuan(price),
      couponAmount: wireYuan(price - order.cents),
      statusTime: beijingTime(since),
      payUrl: state === 'paying' ? cashierAddress(context, orderNum) : null,
    }
  },
} satisfies Handlers

function wireOrder(
  order: ShopOrder,
  { baseUrl, now }: Context,
): Wire<'virtual/queryOrders'>[number] & { status: string } {
  const { state } = orderState(order, now)
  const article = findArticle(order.itemId)
  return {
    orderNum: order.orderNum,
    title: article?.name ?? '',
    accountMasked: masked(order.account),
    pictureUrl: article === undefined ? null : pictureUrl(baseUrl, article.picture),
    amount: wireYuan(order.cents),
    time: beijingTime(order.at),
    status: state,
    statusText: ORDER_TEXTS[state],
  }
}

/** Masks an account, '138****5678'; of a short one only the first letter is shown. */
function masked(account: string): string {
  return account.length < 8 ? `${account.slice(0, 1)}****` : `${account.slice(0, 3)}****${account.slice(-4)}`
}
