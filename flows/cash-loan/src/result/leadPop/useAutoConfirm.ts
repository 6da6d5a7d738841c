import { useAfter } from '@koo/page/time'
import { useState } from 'react'
import { AUTO_CONFIRM_S } from '../../constants.ts'

const SECOND_MS = 1_000

// leadPop.3
/**
 * Counts down on a visible screen, one tick a second, then calls `onEnd`. Stops when it is not `running`, and begins anew when it
 * runs again; while it is `held` no second passes. Returns the seconds left.
 */
export function useAutoConfirm(running: boolean, onEnd: () => void, held = false): number {
  const [count, setCount] = useState({ running, seconds: AUTO_CONFIRM_S })
  const seconds = running && !count.running ? AUTO_CONFIRM_S : count.seconds
  // During the render, so that the seconds of the last count are not shown once more.
  if (count.running !== running) setCount({ running, seconds })
  const tick = () => {
    if (seconds > 1) setCount({ running, seconds: seconds - 1 })
    else onEnd()
  }
  useAfter(running && !held ? SECOND_MS : null, tick, { since: seconds, visible: true })
  return seconds
}
