import { AssessStatus } from '@koo/kit/AssessStatus'
import { Actions } from '@koo/kit/Actions'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { copy } from '../../blocks/assessment/copy.ts'
import type { Start } from './useStart.ts'

/** Ready to be assessed, for the first time or again after a refusal. */
export function Ready({ start, isAgain }: { start: Start; isAgain: boolean }) {
  const { run, pending, failure } = start
  return (
    <Page
      footer={
        <FooterBar>
          <Actions gap={4}>
            {failure && (
              <Notice tone="bad" role="alert">
                {failure.text}
              </Notice>
            )}
            <Button data-event="assess" block loading={pending} onClick={run}>
              {isAgain ? copy.startAgain : copy.start}
            </Button>
          </Actions>
        </FooterBar>
      }
    >
      <AssessStatus status="ready" {...(isAgain && copy.again)} />
    </Page>
  )
}
