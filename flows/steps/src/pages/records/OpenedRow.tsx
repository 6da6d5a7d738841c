import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import * as styles from './records.css.ts'

/** How many frames a row may take to be measured. */
const FRAMES = 10

interface OpenedRowProps {
  /** The list has not been opened at its row yet. A long list renders the row anew when the customer scrolls back to it. */
  opens: boolean
  onOpened: () => void
  children: ReactNode
}

/** The row at which a list opens: it is brought into view and has the focus, once. */
export function OpenedRow({ opens, onOpened, children }: OpenedRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const opened = useEffectEvent(onOpened)
  useEffect(() => {
    if (!opens) return undefined
    let frame = 0
    const open = (left: number) => {
      row.current?.scrollIntoView({ block: 'center' })
      row.current?.focus({ preventScroll: true })
      // A long list hides a row until it has been measured: then it takes no focus yet.
      if (left > 0 && document.activeElement !== row.current) next(left - 1)
      else opened()
    }
    const next = (left: number) => {
      frame = requestAnimationFrame(() => open(left))
    }
    // Not at once: a router sets its own scroll position in the effects of the page.
    next(FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [opens])
  return (
    <div ref={row} tabIndex={-1} className={styles.opened}>
      {children}
    </div>
  )
}
