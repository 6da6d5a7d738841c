'use client'
import type { ComponentProps } from 'react'
import { LONGEST_COUNTDOWN_S } from '../Countdown/longest.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './AuditCountdown.css.ts'
import { auditCountdownStrings } from './strings.ts'

export interface AuditCountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Seconds left, from `useCountdown`. At 0, and above `LONGEST_COUNTDOWN_S`, the text says that the review takes longer. */
  remaining: number
  /** Seconds at the start; renders the ring. */
  total?: number
}

/** Circumference of the ring. */
const ROUND = 2 * Math.PI * 6.5

/** How long the review may still take (grey style). */
export function AuditCountdown({ remaining, total, className, ...rest }: AuditCountdownProps) {
  const t = usePartStrings('auditCountdown', auditCountdownStrings)
  const left = remaining <= LONGEST_COUNTDOWN_S ? Math.max(0, remaining) : 0
  const share = total ? Math.min(1, left / total) : 0
  return (
    <span role="timer" {...rest} className={cx(styles.root, className)}>
      {total !== undefined && left > 0 && (
        <svg className={styles.ring} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle className={styles.track} cx="8" cy="8" r="6.5" />
          <circle
            className={styles.rest}
            cx="8"
            cy="8"
            r="6.5"
            strokeDasharray={`${share * ROUND} ${ROUND}`}
          />
        </svg>
      )}
      <span>{left > 0 ? t.remaining(left) : t.ended}</span>
    </span>
  )
}
