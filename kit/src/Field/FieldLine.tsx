'use client'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Field.css.ts'

export interface FieldLineProps {
  invalid?: boolean
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** On the line, before and after the control. */
  before?: ReactNode
  after?: ReactNode
  className?: string | undefined
  /** The control, with the class `control` of `Field.css.ts`, and its buttons. */
  children: ReactNode
}

/** The line under a control: normal, focused, invalid or read-only. */
export function FieldLine(props: FieldLineProps) {
  const { invalid = false, disabled, readOnly, before, after, className, children } = props
  return (
    <div
      className={cx(
        styles.line,
        readOnly && !disabled && styles.lineReadOnly,
        invalid && styles.lineInvalid,
        className,
      )}
    >
      {before && <span className={styles.slot}>{before}</span>}
      {children}
      {after && <span className={styles.slot}>{after}</span>}
    </div>
  )
}
