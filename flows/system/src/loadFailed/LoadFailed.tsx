import { optionalQuery, useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingSignal } from '@koo/kit/Drawing'
import { ResultPage } from '@koo/page/layout'
import { useState } from 'react'
import { onwardPath } from '../onward.ts'
import { copy } from './copy.ts'
import type { LoadFailedStep } from './step.ts'

/** The page that did not load: an address of this app. */
export const search = optionalQuery({ redirect: /^\/\S{0,2000}$/ })

export default function LoadFailed({
  search: { redirect = '' },
  exit,
}: StepPageProps<LoadFailedStep, typeof search>) {
  const host = useHost()
  const [canRetry, setRetry] = useState(() => redirect !== '' && onwardPath(host, redirect) !== null)
  const retry = async () => {
    if (!(await host.openUrl(redirect, { replace: true }))) setRetry(false)
  }
  return (
    <ResultPage
      tone="bad"
      drawing={<DrawingSignal />}
      title={copy.title}
      text={copy.text}
      kept={copy.kept}
      actions={
        <>
          {canRetry && (
            <Button data-event="load_again" block onClick={retry}>
              {copy.retry}
            </Button>
          )}
          <Button
            data-event="load_failed_home"
            block
            kind={canRetry ? 'text' : 'primary'}
            onClick={() => exit('home')}
          >
            {copy.home}
          </Button>
        </>
      }
    />
  )
}
