'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Badge.css.ts'

/** Above this the number is no longer read. */
const MOST = 99

export interface BadgeProps extends ComponentProps<'span'> {
  /** How many there are. Nothing is shown for none. */
  count?: number | null
  /** Something is new, but not how much of it. */
  dot?: boolean
  /** What a screen reader says in place of the number: 3条未读消息. */
  label?: string
}

/** The number of new things, at the corner of its children or, without any, in the line. */
export function Badge({ count = null, dot = false, label, className, children, ...rest }: BadgeProps) {
  const text = count === null || count <= 0 ? null : count > MOST ? `${MOST}+` : String(count)
  const isShown = text !== null || dot
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {ownText(children)}
      {isShown && (
        <span
          aria-hidden={label === undefined ? undefined : true}
          className={cx(text === null ? styles.dot : styles.count, children != null && styles.corner)}
        >
          {text}
        </span>
      )}
      {isShown && label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
