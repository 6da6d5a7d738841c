'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useStrings } from '../locale/useStrings.ts'
import * as styles from './Countdown.css.ts'
import { LONGEST_COUNTDOWN_S } from './longest.ts'
import { useCountdown, type CountdownOptions } from './useCountdown.ts'

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'>, CountdownOptions {
  /** Text with the seconds left. */
  format?: (secondsLeft: number) => string
}

/**
 * The seconds left, as text; nothing while it is longer than `LONGEST_COUNTDOWN_S`. Screen readers read it on demand, not
 * every second.
 */
export function Countdown({ endsAt, now, onEnd, format, className, ...rest }: CountdownProps) {
  const t = useStrings()
  const { secondsLeft } = useCountdown({ endsAt, now, onEnd })
  if (secondsLeft > LONGEST_COUNTDOWN_S) return null
  return (
    <span role="timer" {...rest} className={cx(styles.root, className)}>
      {(format ?? t.seconds)(secondsLeft)}
    </span>
  )
}
