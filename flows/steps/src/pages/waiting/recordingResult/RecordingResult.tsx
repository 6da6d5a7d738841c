import { creditQueryPushStreamResult } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { RECORDED } from '../../../blocks/precheck/codes.ts'
import { useRaised } from '../../../blocks/precheck/index.ts'
import { copy } from '../copy.ts'
import { DecisionPage } from '../DecisionPage.tsx'
import type { Props } from './step.ts'

const { none, failed, passed } = RECORDED
/** Any other state, such as that of a review, is not decided. */
const DECIDED: readonly string[] = [none, failed, passed]

/** The result of a recording; without one the page leads to its start. */
export default function RecordingResult({ exit }: Props) {
  const raised = useRaised()
  const polling = usePolling(
    creditQueryPushStreamResult,
    {},
    // The result is there after a minute.
    { pause: 2_000, max: 30, done: ({ status }) => DECIDED.includes(String(status)) },
  )
  if (polling.kind === 'done' && String(polling.reply.status) === none) {
    const { start, ...texts } = copy.noRecording
    return (
      <ResultPage
        tone="wait"
        {...texts}
        actions={
          <Button data-event="to_recording" block onClick={() => exit('missing')}>
            {start}
          </Button>
        }
      />
    )
  }
  return (
    <DecisionPage
      polling={polling}
      drawing={<DrawingMagnifier />}
      {...copy.recording}
      onDecided={(reply) => {
        if (String(reply?.status) !== passed) return exit('failed')
        raised()
        return exit('passed')
      }}
    />
  )
}
