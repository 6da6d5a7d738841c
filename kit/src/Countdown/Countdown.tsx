'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../locale/useWords.ts'
import * as styles from './Countdown.css.ts'
import { useCountdown, type CountdownOptions } from './useCountdown.ts'

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'>, CountdownOptions {
  /** Words around the seconds left. */
  format?: (secondsLeft: number) => string
}

/** The seconds left, as text. Readers hear it when they come to it, not every second. */
export function Countdown({ endsAt, now, onEnd, format, className, ...rest }: CountdownProps) {
  const t = useWords()
  const { secondsLeft } = useCountdown({ endsAt, now, onEnd })
  return (
    <span role="timer" {...rest} className={cx(styles.root, className)}>
      {(format ?? t.seconds)(secondsLeft)}
    </span>
  )
}
