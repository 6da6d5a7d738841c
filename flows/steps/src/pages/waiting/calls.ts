import { channelQueryAssessAmountStatus, creditMaoYanQueryAssessAmountStatus } from '@koo/api-client/calls'
import type { CallGroup } from '../../blocks/channel/group.ts'

/** Status of the assessment, by call group. */
export const assessStatus = {
  channel: channelQueryAssessAmountStatus,
  creditMaoYan: creditMaoYanQueryAssessAmountStatus,
} satisfies Record<CallGroup, unknown>
