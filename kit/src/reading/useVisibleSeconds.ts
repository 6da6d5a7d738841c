import { useEffect, useState } from 'react'
import { browserTimer, type Timer } from '../timing/timer.ts'
import { watchVisible } from './watchVisible.ts'

/**
 * Whole seconds for which the page has been on the screen since `what` was first rendered: for a text that must be shown for some
 * time. Hidden and frozen pages, sleep of the device and its clock do not count. It begins again when `what` changes.
 *
 * @param what is what is read: its id, or its text. Null: nothing is counted.
 * @param timer is the same at every render; another one begins again.
 */
export function useVisibleSeconds(what: string | null, timer: Timer = browserTimer): number {
  const [seen, setSeen] = useState({ what, seconds: 0 })
  useEffect(() => {
    if (what === null) return undefined
    return watchVisible(timer, (seconds) => setSeen({ what, seconds }))
  }, [what, timer])
  return seen.what === what ? seen.seconds : 0
}
