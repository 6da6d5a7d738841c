import { useHost } from '@koo/flow'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { WaitingPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { assessStatus } from './calls.ts'
import { copy } from './copy.ts'
import { ASSESSMENT, isStepMissing } from './rules.ts'
import type { AssessmentProps } from './step.ts'
import { useDecided } from './useDecided.ts'

/** 1 assessing; 0 not assessed, 2 failed, 3 passed. */
const EXITS = { 0: 'missing', 2: 'failed', 3: 'passed' } as const

export default function Assessment({ options, exit }: AssessmentProps) {
  const host = useHost()
  const polling = usePolling(
    assessStatus[options.group],
    {},
    {
      ...ASSESSMENT,
      done: ({ status }) => status in EXITS,
      gaveUp: isStepMissing,
    },
  )
  const shown = useDecided(polling, (reply) =>
    exit(reply && reply.status !== 1 ? EXITS[reply.status] : 'missing'),
  )
  return (
    <WaitingPage
      polling={shown}
      drawing={<DrawingMagnifier />}
      {...copy.assessment}
      leave={{ text: copy.leave, onLeave: () => host.close() }}
    />
  )
}
