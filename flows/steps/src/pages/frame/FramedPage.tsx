import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Page } from '@koo/kit/Page'
import { Skeleton } from '@koo/kit/Skeleton'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { ResultPage } from '@koo/page/layout'
import { useTrack } from '@koo/page/track'
import { useEffect, useState } from 'react'
import { copy } from './copy.ts'
import * as styles from './frame.css.ts'

type FrameEvents = {
  /** The address is not of a host whose pages may be shown in a frame. */
  frame_refused: {}
}

interface FramedPageProps {
  url: string
  onBack: () => unknown
}

// security 1.8
/**
 * A page of a listed host in a frame. Scripts run there without our origin, and it cannot open or leave anything: a frame may
 * reach the bridge of the shell.
 */
export function FramedPage({ url, onBack }: FramedPageProps) {
  const isAllowed = useHost().frames(url)
  const track = useTrack<FrameEvents>()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isAllowed) track('frame_refused', {})
  }, [isAllowed, track])
  const host = hostOf(url)
  if (!isAllowed) {
    return (
      <ResultPage
        tone="bad"
        {...copy.refused}
        actions={
          <Button block onClick={onBack}>
            {copy.back}
          </Button>
        }
      />
    )
  }
  return (
    <Page busy={!isLoaded} className={styles.page}>
      {host && <p className={styles.host}>{copy.by(host)}</p>}
      <div className={styles.frame}>
        <iframe
          className={styles.inside}
          title={copy.frame}
          src={url}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
        {!isLoaded && (
          <div role="status" className={styles.loading}>
            <VisuallyHidden>{copy.loading}</VisuallyHidden>
            {LINES.map((width, line) => (
              <Skeleton key={line} width={width} />
            ))}
          </div>
        )}
      </div>
    </Page>
  )
}

/** Lines of a text that is still to come. */
const LINES = ['56%', '100%', '94%', '100%', '72%', '40%', '100%', '88%', '96%', '64%'] as const

/** Whose page it is; '' where the address names no host. */
function hostOf(url: string): string {
  try {
    return new URL(url).hostname
  } catch {
    return ''
  }
}
