import { channelQueryPreAssessAmountStatusQuery } from '@koo/api-client/calls'
import { once, useCall, type QueryView } from '@koo/page/query'
import { calls } from '../../blocks/assessment/calls.ts'
import type { CallGroup } from '../../blocks/channel/group.ts'

/** The outcome as the server says it. */
interface Outcome {
  is: 'passed' | 'failed' | 'undecided'
  reason?: string | null | undefined
  /** Of the assessment before the application, where the channel has one. */
  isEarlier: boolean
}

/** Outcomes by status: of the assessment, and of one before the application. Any other is none. */
const DECIDED = new Map<unknown, Outcome['is']>([
  [2, 'failed'],
  [3, 'passed'],
  ['fail', 'failed'],
  ['success', 'passed'],
])

interface Asked {
  group: CallGroup
  preAssessed: boolean
}

/** Asks what became of the assessment. One before the application has a status of its own. */
export function useAssessment({ group, preAssessed }: Asked): QueryView<Outcome> {
  const status = useCall(calls[group].status, {}, once)
  const asksEarlier = preAssessed && status.data !== undefined && !DECIDED.has(status.data.status)
  const earlier = useCall(channelQueryPreAssessAmountStatusQuery, {}, { ...once, enabled: asksEarlier })
  const { data, error, isError, isFetching, refetch } = asksEarlier ? earlier : status
  const outcome = data && {
    is: DECIDED.get(data.status) ?? ('undecided' as const),
    reason: data.reason,
    isEarlier: asksEarlier,
  }
  return { data: outcome, error, isError, isFetching, refetch }
}
