import { channelPreAssessAmount, channelQueryPreAssessAmountStatus } from '@koo/api-client/calls'
import { ErrorState } from '@koo/kit/ErrorState'
import { Page } from '@koo/kit/Page'
import { useOnOpen } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { WaitingPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { useState } from 'react'
import { copy } from './copy.ts'
import { ASSESSMENT, isStepMissing } from './rules.ts'
import type { Props } from './step.ts'
import { useDecided } from './useDecided.ts'

const EXITS = { success: 'passed', fail: 'failed' } as const

/** The status may only be asked for after the start, and a second start changes nothing. */
export default function PreAssessment({ exit }: Props) {
  const [isStarted, setStarted] = useState(false)
  const start = useSubmit(channelPreAssessAmount, { repeatable: true, onDone: () => setStarted(true) })
  useOnOpen(() => start.run({}))
  const polling = usePolling(
    channelQueryPreAssessAmountStatus,
    {},
    {
      ...ASSESSMENT,
      done: ({ status }) => status in EXITS,
      gaveUp: isStepMissing,
      enabled: isStarted,
    },
  )
  const shown = useDecided(polling, (reply) =>
    exit(reply && reply.status !== 'ing' ? EXITS[reply.status] : 'missing'),
  )
  if (start.failure)
    return (
      <Page>
        <ErrorState title={copy.startFailed} text={start.failure.text} onRetry={() => start.run({})} />
      </Page>
    )
  const { slow, ...texts } = copy.assessment
  return <WaitingPage polling={shown} slowText={slow} {...texts} />
}
