import { useState } from 'react'
import { CLICK_LOCK_MS } from '../Button/useClickLock.ts'
import { IconButton } from '../IconButton/index.ts'
import { oneInTime } from '../timing/throttle.ts'
import * as styles from './VideoRecorder.css.ts'

interface StopButtonProps {
  label: string
  onStop: () => unknown
}

/** Ends a recording. It stands where the one that began it stood: the second tap of a double tap ends nothing. */
export function StopButton({ label, onStop }: StopButtonProps) {
  const [isFree] = useState(() => {
    const lock = oneInTime()
    lock(CLICK_LOCK_MS)
    return lock
  })
  return (
    <IconButton data-event="record" label={label} onClick={() => isFree(CLICK_LOCK_MS) && onStop()}>
      <span className={styles.stopMark} />
    </IconButton>
  )
}
