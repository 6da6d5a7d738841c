import { useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Page } from '@koo/kit/Page'
import { ResultPage } from '@koo/page/layout'
import { useTrack } from '@koo/page/track'
import { useEffect, useState } from 'react'
import type { CashLoanEvents } from '../../events.ts'
import { copy } from './copy.ts'
import * as styles from './frame.css.ts'
import { search } from './search.ts'
import type { step } from './step.ts'

export { search }

// security 1.8
/**
 * /result/iframe: a page of a listed host in a frame. Scripts run there without our origin, and it cannot open or leave
 * anything: a frame may reach the bridge of the shell.
 */
export default function Frame({ search: { url }, exit }: StepPageProps<typeof step, typeof search>) {
  const isAllowed = useHost().frames(url)
  const track = useTrack<CashLoanEvents>()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isAllowed) track('frame_refused', {})
  }, [isAllowed, track])
  if (!isAllowed) {
    return (
      <ResultPage
        tone="bad"
        {...copy.refused}
        actions={
          <Button block onClick={() => exit('back')}>
            {copy.back}
          </Button>
        }
      />
    )
  }
  return (
    <Page busy={!isLoaded} className={styles.page}>
      {!isLoaded && (
        <p role="status" className={styles.loading}>
          {copy.loading}
        </p>
      )}
      <iframe
        className={styles.frame}
        title={copy.frame}
        src={url}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </Page>
  )
}
