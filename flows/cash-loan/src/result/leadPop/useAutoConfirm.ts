import { useAfter } from '@koo/page/time'
import { useState } from 'react'
import { AUTO_CONFIRM_S } from '../../constants.ts'

const SECOND_MS = 1_000

// leadPop.3
/**
 * Counts down on a visible screen, one tick a second, then calls `onEnd`. Stops when it is not `running`. Returns the
 * seconds left.
 */
export function useAutoConfirm(running: boolean, onEnd: () => void): number {
  const [seconds, setSeconds] = useState<number>(AUTO_CONFIRM_S)
  const tick = () => {
    if (seconds > 1) setSeconds(seconds - 1)
    else onEnd()
  }
  useAfter(running ? SECOND_MS : null, tick, { since: seconds, visible: true })
  return seconds
}
