import { useReturned } from '@koo/flow'
import { useAfter, useClock } from '@koo/page/time'
import { useCallback, useState } from 'react'

/** How long the next page may take to come, once it was opened. */
export const LEAVING_MS = 10_000

/**
 * Whether the customer is here again, or still: the page came back out of the browser's cache, or the next one was opened and did
 * not come, because it is a download, an app that is not installed, or this page itself. Nobody is left on a page without a button.
 * `leave` runs what opens the next page; it resolves to false where nothing was opened.
 */
export function useStillHere() {
  const clock = useClock()
  const isBack = useReturned()
  /** When the page was opened: a number that grows; null while it is being opened. */
  const [opened, setOpened] = useState<number | null>(null)
  const [isStill, setStill] = useState(false)
  useAfter(opened === null ? null : LEAVING_MS, () => setStill(true), { since: opened })
  const leave = useCallback(
    async (open: () => Promise<unknown>) => {
      setStill(false)
      setOpened(null)
      if ((await open()) !== false) setOpened(clock.elapsed())
    },
    [clock],
  )
  const how: 'returned' | 'still' | null = isStill ? 'still' : isBack ? 'returned' : null
  return { how, leave }
}
