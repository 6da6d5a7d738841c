'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './FooterBar.css.ts'

export interface FooterBarProps extends ComponentProps<'div'> {
  /** Above the action: the agreement to tick, a short hint. */
  above?: ReactNode
}

/** A bar within reach of the thumb with one primary action. Stays at the bottom, above the safe area. */
export function FooterBar({ above, className, children, ...rest }: FooterBarProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {above && <div className={styles.above}>{above}</div>}
      {ownText(children)}
    </div>
  )
}
