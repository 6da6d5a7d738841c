import { channelGetPageMetaQuery, creditMaoYanGetPageMetaQuery } from '@koo/api-client/calls'
import type { CallGroup } from '../../blocks/channel/group.ts'

/** The page the customer is at, by call group. */
export const pageMeta = {
  channel: channelGetPageMetaQuery,
  creditMaoYan: creditMaoYanGetPageMetaQuery,
} satisfies Record<CallGroup, unknown>
