'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './StatusBar.css.ts'

export type StatusBarProps = ComponentProps<'div'>

/**
 * The room of the system's status bar, at the top of a page without a Header that is drawn under it: what scrolls goes under a ground
 * on which clock and battery can be read. It has no height where the page begins below the status bar.
 */
export function StatusBar({ className, ...rest }: StatusBarProps) {
  return <div aria-hidden="true" {...rest} className={cx(styles.root, className)} />
}
