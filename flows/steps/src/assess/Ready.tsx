import { AssessStatus } from '@koo/kit/AssessStatus'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { FooterActions } from '@koo/page'
import { copy } from './copy.ts'
import type { Start } from './useStart.ts'

/** Ready to be assessed, for the first time or again after a refusal. */
export function Ready({ start, isAgain }: { start: Start; isAgain: boolean }) {
  const { run, pending, failure } = start
  return (
    <Page
      footer={
        <FooterActions
          above={
            failure && (
              <Notice tone="bad" role="alert">
                {failure.text}
              </Notice>
            )
          }
        >
          <Button data-event="assess" block loading={pending} onClick={run}>
            {isAgain ? copy.startAgain : copy.start}
          </Button>
        </FooterActions>
      }
    >
      <AssessStatus status="ready" {...(isAgain && copy.again)} />
    </Page>
  )
}
