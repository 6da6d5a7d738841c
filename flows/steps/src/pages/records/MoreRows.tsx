import { Inline } from '@koo/kit/Inline'
import { Notice } from '@koo/kit/Notice'
import { Spinner } from '@koo/kit/Spinner'
import { useEffect, useEffectEvent, useRef } from 'react'
import { copy } from './copy.ts'
import * as styles from './records.css.ts'
import type { More } from './useRecords.ts'

/** How far below the screen the end of the list is when more is loaded. */
const AHEAD = '0px 0px 600px'

/** The end of a list that has more: loads it when the end comes near, or says that it did not load. */
export function MoreRows({ more }: { more: More }) {
  const { after, isBusy, hasFailed, load } = more
  const end = useRef<HTMLDivElement>(null)
  const next = useEffectEvent(load)
  useEffect(() => {
    // Watched anew after each reply: an end that is still in view is told once only.
    if (!end.current || isBusy || hasFailed) return undefined
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && next(),
      { rootMargin: AHEAD },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [after, isBusy, hasFailed])
  if (hasFailed && !isBusy)
    return (
      <Notice tone="warn" role="alert" actionText={copy.retry} onAction={load}>
        {copy.moreFailed}
      </Notice>
    )
  return (
    <div ref={end} className={styles.more}>
      <Inline role="status" justify="center">
        <Spinner />
        {copy.loadingMore}
      </Inline>
    </div>
  )
}
