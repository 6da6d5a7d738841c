import {
  channelAssessAmount,
  channelQueryAmountQuery,
  channelQueryAssessAmountStatusQuery,
  creditMaoYanAssessAmount,
  creditMaoYanQueryAmountQuery,
  creditMaoYanQueryAssessAmountStatusQuery,
} from '@koo/api-client/calls'
import type { CallGroup } from '../channel/group.ts'

/** The calls of an assessment, by call group. */
export const calls = {
  channel: {
    start: channelAssessAmount,
    status: channelQueryAssessAmountStatusQuery,
    amount: channelQueryAmountQuery,
  },
  creditMaoYan: {
    start: creditMaoYanAssessAmount,
    status: creditMaoYanQueryAssessAmountStatusQuery,
    amount: creditMaoYanQueryAmountQuery,
  },
} satisfies Record<CallGroup, unknown>
