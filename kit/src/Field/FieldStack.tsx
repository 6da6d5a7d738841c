'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Field.css.ts'

export type FieldStackProps = ComponentProps<'div'>

/** Fields under each other, each at the distance that its kind asks for. */
export function FieldStack({ className, ...rest }: FieldStackProps) {
  return <div {...rest} className={cx(styles.stack, className)} />
}
