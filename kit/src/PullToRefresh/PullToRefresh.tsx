'use client'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { ownText } from '../ownText.tsx'
import { Spinner } from '../Spinner/index.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { canContain } from './containOverscroll.ts'
import { attachPull } from './pull.ts'
import * as styles from './PullToRefresh.css.ts'
import { pullToRefreshStrings } from './strings.ts'

/** How long it says that it has refreshed, in ms. */
const COMPLETE_MS = 500
/** How long it says that it has not, at least. */
const FAILED_MS = 2500

export interface PullToRefreshProps extends ComponentProps<'div'> {
  /** Loads the page again; resolves when it is there. A rejected promise is shown as a failure; the page stays as it is. */
  onRefresh: () => Promise<unknown>
  /**
   * By default a pull refreshes only where the browser's own refresh can be kept away, and the button works everywhere. `false`:
   * a pull refreshes in every browser, for a host that is known to have none of its own. `true`: nothing refreshes.
   */
  disabled?: boolean
  /** How long it says that it has refreshed, in ms. */
  completeDelay?: number
}

type State = 'rest' | 'pulling' | 'ready' | 'refreshing' | 'done' | 'failed'

/**
 * A page, as children, that is loaded again when it is pulled down at its top. A keyboard and a screen reader find a button for
 * it above the page.
 */
export function PullToRefresh(props: PullToRefreshProps) {
  const { ref, onRefresh, disabled, completeDelay = COMPLETE_MS, className, children, ...rest } = props
  const t = usePartStrings('pullToRefresh', pullToRefreshStrings)
  const [state, setState] = useState<State>('rest')
  const root = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(ref, root)
  const head = useRef<HTMLDivElement>(null)

  const refresh = async () => {
    if (state === 'refreshing') return
    setState('refreshing')
    try {
      await onRefresh()
      setState('done')
    } catch {
      setState('failed')
    }
  }

  const isFree = useEffectEvent(() => state !== 'refreshing')
  const release = useEffectEvent((isReady: boolean) => {
    if (isReady) void refresh()
    else setState('rest')
  })
  useEffect(() => {
    if (!root.current || !head.current || disabled || (disabled === undefined && !canContain()))
      return undefined
    return attachPull(root.current, head.current, {
      isFree: () => isFree(),
      onPull: (isReady) => setState(isReady ? 'ready' : 'pulling'),
      onRelease: (isReady) => release(isReady),
    })
  }, [disabled])

  const delays: Partial<Record<State, number>> = {
    done: completeDelay,
    failed: Math.max(completeDelay, FAILED_MS),
  }
  const shownFor = delays[state]
  useEffect(() => {
    if (shownFor === undefined) return undefined
    const timer = setTimeout(() => setState('rest'), shownFor)
    return () => clearTimeout(timer)
  }, [shownFor])

  const text = state === 'rest' ? '' : t[state]
  const isFinger = state === 'pulling' || state === 'ready'
  return (
    <div {...rest} ref={merged} className={cx(styles.root, className)}>
      {!disabled && (
        <Button
          kind="secondary"
          size="medium"
          loading={state === 'refreshing'}
          onClick={refresh}
          className={styles.button}
        >
          {t.button}
        </Button>
      )}
      <div ref={head} className={styles.head} data-state={state} aria-hidden="true">
        <div className={styles.line}>
          {state === 'refreshing' && <Spinner />}
          {ownText(text)}
        </div>
      </div>
      {/* What a finger does is not announced: it is no news to whoever moves it. */}
      <VisuallyHidden role="status">{isFinger ? '' : text}</VisuallyHidden>
      {ownText(children)}
    </div>
  )
}
