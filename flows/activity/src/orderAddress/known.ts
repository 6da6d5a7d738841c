import { activityQueryOfferOrdersQuery, activityQueryOrderAddressQuery } from '@koo/api-client/calls'
import type { OfferOrder, OrderAddress } from '@koo/api-client/types'
import type { QueryCall } from '@koo/page/query'
import { stateOf } from '../prizes/rows.ts'

/** What the page knows before anything is chosen. */
export interface Known {
  readonly addresses: readonly OrderAddress[]
  /** Null when they did not load: then the server alone decides whether the order takes an address. */
  readonly orders: readonly OfferOrder[] | null
}

/** Loads the saved addresses, and the orders beside them. */
export const knownQuery: QueryCall<Record<string, never>, Known> = (gateway, request) => {
  const addresses = activityQueryOrderAddressQuery(gateway, request)
  const orders = activityQueryOfferOrdersQuery(gateway, request)
  return {
    // A key of its own, because the cached value is two replies.
    queryKey: [...addresses.queryKey, 'for-order'],
    async queryFn(context) {
      const asked = orders.queryFn(context).catch(() => null)
      return { addresses: await addresses.queryFn(context), orders: await asked }
    },
  }
}

/** The order with this number, when it is known. */
export const orderIn = ({ orders }: Known, orderNum: string): OfferOrder | undefined =>
  orders?.find((order) => String(order.orderNum) === orderNum)

/** Whether it is certain that the order takes no address: it is not there, or it is further than that. */
export function takesNone(known: Known, orderNum: string): boolean {
  if (known.orders === null) return false
  const state = stateOf(orderIn(known, orderNum)?.status)
  return orderIn(known, orderNum) === undefined || !['waitAddress', 'unknown'].includes(state)
}
