'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Spinner.css.ts'

export type SpinnerProps = ComponentProps<'span'>

/**
 * A turning ring inside a button. Hidden from screen readers, because the button has `aria-busy`. For a page use a
 * Skeleton instead.
 */
export function Spinner({ className, ...rest }: SpinnerProps) {
  return <span aria-hidden="true" {...rest} className={cx(styles.ring, className)} />
}
