import type { OfferOrder, Prize } from '@koo/api-client/types'
import { readableText } from '@koo/pricing'
import { readTime } from '@koo/steps'

/** What a prize is. `unknown`: it is none that this page knows. */
export type PrizeKind = 'coupon' | 'article' | 'limit' | 'nothing' | 'unknown'

/** What came of a draw. */
export interface Won {
  readonly name: string
  /** Null until it is known. */
  readonly kind: PrizeKind | null
  /** The order of an article that waits for its address. */
  readonly orderNum: string | null
}

/** Status of an order that waits for an address. */
const WAITS = 'waitAddress'
/** In the name of a prize that raises the limit. */
const LIMIT = '额度'

/** The prize by its reply alone: only a coupon is known by its number. */
export const wonOf = ({ name, couponId }: Prize): Won => ({
  name: readableText(name),
  kind: couponId ? 'coupon' : null,
  orderNum: null,
})

/**
 * The prize with the orders of the customer after the draw, because the reply names no kind: an article has left an order, and
 * what has neither order nor figure is no prize. `orders`: null when they could not be read.
 */
export function withOrders(won: Won, { name, amount }: Prize, orders: readonly OfferOrder[] | null): Won {
  const order = newestWaiting(orders ?? [], name)
  if (order) return { ...won, kind: 'article', orderNum: order.orderNum }
  if (amount !== null && amount !== undefined)
    return { ...won, kind: name.includes(LIMIT) ? 'limit' : 'unknown' }
  return { ...won, kind: orders === null ? 'unknown' : 'nothing' }
}

function newestWaiting(orders: readonly OfferOrder[], name: string): OfferOrder | undefined {
  const at = ({ time }: OfferOrder) => readTime(time) ?? 0
  return orders
    .filter(({ title, status }) => title === name && status === WAITS)
    .toSorted((a, b) => at(b) - at(a))[0]
}
