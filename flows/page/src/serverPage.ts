import type { Gateway } from '@koo/api-client'
import { channelGetPageMeta, creditMaoYanGetPageMeta, merchantGetLoanData } from '@koo/api-client/calls'
import type { OrderStatus, PageMeta, PageMetaRequest } from '@koo/flow'

// What the server says about the page that the customer belongs to. One module, so that every host loads one chunk.

/** Asks the gateway for the page that the user is at now: the `pageMeta` of every host that has a gateway. */
export const pageMeta = (
  gateway: Gateway,
  { group, ...request }: PageMetaRequest,
  signal: AbortSignal,
): Promise<PageMeta> =>
  group === 'channel'
    ? channelGetPageMeta(gateway, request, { signal })
    : creditMaoYanGetPageMeta(gateway, {}, { signal })

/** Asks the gateway for the status of the customer's merchant application: the `orderStatus` of every host that has a gateway. */
export const orderStatus = async (gateway: Gateway, signal: AbortSignal): Promise<OrderStatus> =>
  (await merchantGetLoanData(gateway, {}, { signal })).status
