'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing: 暂无可用优惠券. */
  title: ReactNode
  /** Why, or what the user can do. */
  text?: ReactNode
  /** A button. */
  action?: ReactNode
  /** Replaces the drawing; `null`: no drawing. */
  drawing?: ReactNode
}

/** Shown in place of an empty list; says what the user can do next. */
export function EmptyState({ title, text, action, drawing = slip, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

const slip = (
  <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false" className={styles.drawing}>
    <ellipse cx="48" cy="62" rx="38" ry="6" className={styles.shade} />
    <path
      d="M30 8h36a3 3 0 0 1 3 3v50l-6-4.5-6 4.5-6-4.5-6 4.5-6-4.5-6 4.5-6-4.5V11a3 3 0 0 1 3-3Z"
      className={styles.shade}
    />
    <path d="M30 8h36a3 3 0 0 1 3 3v50l-6-4.5-6 4.5-6-4.5-6 4.5-6-4.5-6 4.5-6-4.5V11a3 3 0 0 1 3-3Z" />
    <path d="M37 22h14M37 31h22M37 40h16" />
    <path d="M80 14v8M76 18h8M16 26v6M13 29h6" className={styles.accent} />
  </svg>
)
