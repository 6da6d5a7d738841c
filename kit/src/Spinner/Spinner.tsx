'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Spinner.css.ts'

export type SpinnerProps = ComponentProps<'span'>

/**
 * A turning ring for inside a button. Hidden from readers: the button says `aria-busy`. A page that waits shows
 * a Skeleton instead.
 */
export function Spinner({ className, ...rest }: SpinnerProps) {
  return <span aria-hidden="true" {...rest} className={cx(styles.ring, className)} />
}
