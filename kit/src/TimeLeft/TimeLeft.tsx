'use client'
import type { ComponentProps } from 'react'
import { LONGEST_COUNTDOWN_S } from '../Countdown/longest.ts'
import { cx } from '../cx.ts'
import * as styles from './TimeLeft.css.ts'

export interface TimeLeftProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whole seconds left. The caller counts, by a clock that nobody can set; below 0 counts as 0. */
  seconds: number
  /** Before the figures ("剩余时间"). */
  label: string
  /** After hours, minutes and seconds ("时", "分", "秒"). */
  units: readonly [hours: string, minutes: string, seconds: string]
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * The time that is left, in hours, minutes and seconds. It does not hurry: no colour changes and nothing blinks. A time
 * longer than `LONGEST_COUNTDOWN_S` is not shown. Screen readers read it on demand, not every second.
 */
export function TimeLeft({ seconds, label, units, className, ...rest }: TimeLeftProps) {
  const left = Math.max(0, Math.floor(seconds))
  if (!(left <= LONGEST_COUNTDOWN_S)) return null
  const parts = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), left % MINUTE]
  return (
    <div role="timer" {...rest} className={cx(styles.root, className)}>
      {/* A space between the two for screen readers. */}
      <span className={styles.label}>{`${label} `}</span>
      <span className={styles.parts}>
        {parts.map((value, at) => (
          <span key={units[at]} className={styles.part}>
            <span className={styles.value}>{String(value).padStart(2, '0')}</span>
            <span className={styles.unit}>{units[at]}</span>
          </span>
        ))}
      </span>
    </div>
  )
}
