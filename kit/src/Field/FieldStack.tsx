'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Field.css.ts'

export type FieldStackProps = ComponentProps<'div'>

/** A column of fields, each with the distance that its kind needs. */
export function FieldStack({ className, ...rest }: FieldStackProps) {
  return <div {...rest} className={cx(styles.stack, className)} />
}
