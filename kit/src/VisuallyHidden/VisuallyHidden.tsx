'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(styles.hidden, className)} />
}
