'use client'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Field.css.ts'

export interface FieldMessageProps {
  /** `messageId` of `useField`. */
  id: string
  hint?: ReactNode
  error?: ReactNode
  /** Keeps no room while there is nothing to say. */
  compact?: boolean
  className?: string | undefined
}

/**
 * The hint or the error of a field. The live region is there before the error is: one that appears together with
 * its text is not announced everywhere.
 */
export function FieldMessage({ id, hint, error, compact = false, className }: FieldMessageProps) {
  return (
    <div id={id} className={cx(compact ? styles.messageCompact : styles.message, className)}>
      <div role="alert" className={styles.error}>
        {error}
      </div>
      {!error && hint}
    </div>
  )
}
