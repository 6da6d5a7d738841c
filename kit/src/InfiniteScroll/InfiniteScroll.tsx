'use client'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useStrings } from '../locale/useStrings.ts'
import { ownText } from '../ownText.tsx'
import { Spinner } from '../Spinner/index.ts'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './InfiniteScroll.css.ts'
import { infiniteScrollStrings } from './strings.ts'

/** How far below the view the end of the list is when more is loaded, in CSS px. */
const AHEAD = 600
/** Loads one after the other, without the end having left the view, after which the customer is asked. */
const MOST_IN_A_ROW = 5

export interface InfiniteScrollProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Loads what follows; resolves when it is in the list. A rejected promise is shown as a failure, and the next call, by a tap,
   * is a retry.
   */
  loadMore: (isRetry: boolean) => Promise<unknown>
  /** Whether anything follows. */
  hasMore: boolean
  /**
   * How far below the view the end is when more is loaded, in CSS px; default 600. Inside a box that scrolls by itself more is
   * loaded when the end is seen.
   */
  threshold?: number
  /** Said at the end of the list; `null`: nothing. */
  endText?: ReactNode
}

/** `stopped`: the customer is asked, because replies follow each other without filling the view. */
type Phase = 'idle' | 'loading' | 'asked' | 'failed' | 'retrying' | 'stopped'

/** The label of the button in each phase that has one. It stays while it loads, and keeps the focus. */
const BUTTONS: Partial<Record<Phase, 'more' | 'retry'>> = {
  stopped: 'more',
  asked: 'more',
  failed: 'retry',
  retrying: 'retry',
}

/**
 * The end of a list that comes in several replies: loads the next one before the customer gets there. After a failure it waits
 * for a tap. A browser that cannot watch the end has a button.
 */
export function InfiniteScroll(props: InfiniteScrollProps) {
  const { ref, loadMore, hasMore, threshold = AHEAD, endText, className, ...rest } = props
  const t = { ...useStrings(), ...usePartStrings('infiniteScroll', infiniteScrollStrings) }
  // An object, because a reply that is there at once ends in the phase in which it began, and the end must be watched anew.
  const [now, setNow] = useState<{ phase: Phase }>({ phase: 'idle' })
  const { phase } = now
  const isAutomatic = useSyncExternalStore(never, canWatch, () => true)
  const end = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(ref, end)
  const inARow = useRef(0)

  const load = async (next: 'loading' | 'asked' | 'retrying') => {
    setNow({ phase: next })
    try {
      await loadMore(next === 'retrying')
      setNow({ phase: 'idle' })
    } catch {
      setNow({ phase: 'failed' })
    }
  }
  const look = useEffectEvent((isNear: boolean) => {
    inARow.current = isNear ? inARow.current + 1 : 0
    if (inARow.current > MOST_IN_A_ROW) setNow({ phase: 'stopped' })
    else if (isNear) void load('loading')
  })
  useEffect(() => {
    // An end that is still in view after a reply is told once only, so each reply has a watch of its own.
    if (!end.current || !hasMore || !isAutomatic || now.phase !== 'idle') return undefined
    const watch = createWatch(threshold, (isNear) => {
      // Before React has rendered, the end may be told again.
      if (isNear) watch.disconnect()
      look(isNear)
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [hasMore, isAutomatic, now, threshold])

  const button = hasMore ? (BUTTONS[phase] ?? (isAutomatic ? undefined : 'more')) : undefined
  const isLoading = phase === 'loading' || phase === 'asked' || phase === 'retrying'
  const state = isLoading ? t.loading : phase === 'failed' && t.failed
  const onTap = () => {
    inARow.current = 0
    return load(button === 'retry' ? 'retrying' : 'asked')
  }
  return (
    <div {...rest} ref={merged} className={cx(styles.root, className)}>
      <div role="status" className={styles.line}>
        {hasMore && phase === 'loading' && <Spinner />}
        {ownText(hasMore ? state : endText === undefined ? t.end : endText)}
      </div>
      {button && (
        <Button kind="text" size="medium" onClick={onTap}>
          {t[button]}
        </Button>
      )}
    </div>
  )
}

const never = () => () => {}
const canWatch = () => 'IntersectionObserver' in window

/** Tells whether an element is in the view or up to `below` px under it. */
function createWatch(below: number, tell: (isNear: boolean) => void): IntersectionObserver {
  const rootMargin = `0px 0px ${below}px`
  const told = (seen: IntersectionObserverEntry[]) => tell(seen.some(({ isIntersecting }) => isIntersecting))
  try {
    // Without a root the margin is that of the window, which means nothing to a page in a frame.
    return new IntersectionObserver(told, { root: document, rootMargin })
  } catch {
    // A document is a root since Chromium 81 and Safari 14.1.
    return new IntersectionObserver(told, { rootMargin })
  }
}
