import type { Gateway } from '@koo/api-client'
import { channelGetPageMeta, creditMaoYanGetPageMeta } from '@koo/api-client/calls'
import type { PageMeta, PageMetaRequest } from '@koo/flow'

/** Asks the gateway for the page that the user is at now: the `pageMeta` of every host that has a gateway. */
export const pageMeta = (
  gateway: Gateway,
  { group, ...request }: PageMetaRequest,
  signal: AbortSignal,
): Promise<PageMeta> =>
  group === 'channel'
    ? channelGetPageMeta(gateway, request, { signal })
    : creditMaoYanGetPageMeta(gateway, {}, { signal })
