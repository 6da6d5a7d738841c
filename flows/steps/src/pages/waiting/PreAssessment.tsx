import { channelPreAssessAmount, channelQueryPreAssessAmountStatus } from '@koo/api-client/calls'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { LoadFailure } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { useState } from 'react'
import { copy } from './copy.ts'
import { DecisionPage } from './DecisionPage.tsx'
import { ASSESSMENT } from './rules.ts'
import type { Props } from './step.ts'

const EXITS = { success: 'passed', fail: 'failed' } as const

/** The status may only be asked for after the start, and a second start changes nothing. */
export default function PreAssessment({ exit }: Props) {
  const [isStarted, setStarted] = useState(false)
  const start = useSubmit(channelPreAssessAmount, { repeatable: true, onDone: () => setStarted(true) })
  useOnOpen(() => start.run({}))
  const polling = usePolling(
    channelQueryPreAssessAmountStatus,
    {},
    { ...ASSESSMENT, done: ({ status }) => status in EXITS, enabled: isStarted },
  )
  if (start.failure)
    return (
      <LoadFailure
        error={start.failure.error}
        title={copy.startFailed}
        text={start.failure.text}
        kept={copy.assessment.kept}
        onRetry={() => start.run({})}
      />
    )
  return (
    <DecisionPage
      polling={polling}
      drawing={<DrawingMagnifier />}
      {...copy.assessment}
      onDecided={(reply) => exit(reply && reply.status !== 'ing' ? EXITS[reply.status] : 'missing')}
    />
  )
}
