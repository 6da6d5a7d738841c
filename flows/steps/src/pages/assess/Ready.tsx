import { AssessStatus } from '@koo/kit/AssessStatus'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { StatePage } from '@koo/page/layout'
import { copy } from '../../blocks/assessment/copy.ts'
import type { Start } from './useStart.ts'

/** Ready to be assessed, for the first time or again after a refusal. */
export function Ready({ start, isAgain }: { start: Start; isAgain: boolean }) {
  const { run, pending, failure } = start
  return (
    <StatePage
      tone="wait"
      head={<AssessStatus status="ready" drawing={<DrawingDocument />} {...(isAgain && copy.again)} />}
      money={copy.ready.money}
      next={copy.ready.next}
      actions={
        <>
          {failure && (
            <Notice tone="bad" role="alert">
              {failure.text}
            </Notice>
          )}
          <Button data-event="assess" block loading={pending} onClick={run}>
            {isAgain ? copy.startAgain : copy.start}
          </Button>
        </>
      }
    />
  )
}
