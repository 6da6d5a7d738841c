import { channelQueryAssessAmountStatus, creditMaoYanQueryAssessAmountStatus } from '@koo/api-client/calls'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { usePolling } from '@koo/page/query'
import type { CallGroup } from '../../blocks/channel/group.ts'
import { copy } from './copy.ts'
import { DecisionPage } from './DecisionPage.tsx'
import { ASSESSMENT } from './rules.ts'
import type { AssessmentProps } from './step.ts'

/** Status of the assessment, by call group. */
const CALLS = {
  channel: channelQueryAssessAmountStatus,
  creditMaoYan: creditMaoYanQueryAssessAmountStatus,
} satisfies Record<CallGroup, unknown>
/** 1 assessing; 0 not assessed, 2 failed, 3 passed. */
const EXITS = { 0: 'missing', 2: 'failed', 3: 'passed' } as const

export default function Assessment({ options, exit }: AssessmentProps) {
  const polling = usePolling(
    CALLS[options.group],
    {},
    { ...ASSESSMENT, done: ({ status }) => status in EXITS },
  )
  return (
    <DecisionPage
      polling={polling}
      drawing={<DrawingMagnifier />}
      {...copy.assessment}
      onDecided={(reply) => exit(reply && reply.status !== 1 ? EXITS[reply.status] : 'missing')}
    />
  )
}
