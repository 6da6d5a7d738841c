import type { ReactNode } from 'react'
import * as styles from './StateMark.css.ts'

export interface StateMarkProps {
  tone: keyof typeof styles.tone
  /** Something is running: a ring turns around the icon. */
  running?: boolean
  /** An icon. */
  children: ReactNode
}

/** The large icon above the title of a state. Decorative: the title says the same. */
export function StateMark({ tone, running = false, children }: StateMarkProps) {
  return (
    <span className={styles.tone[tone]} aria-hidden="true">
      {running && (
        <svg className={styles.ring} viewBox="0 0 72 72" focusable="false">
          <circle className={styles.track} cx="36" cy="36" r="33" />
          <circle className={styles.arc} cx="36" cy="36" r="33" />
        </svg>
      )}
      <span className={styles.icon}>{children}</span>
    </span>
  )
}
