'use client'
import { use, useState, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './Field.css.ts'
import { SubmitContext } from './SubmitProvider.tsx'

export interface FieldMessageProps {
  /** The `messageId` from `useField`. */
  id: string
  hint?: ReactNode
  error?: ReactNode
  /** Reserves no space while there is no message. */
  compact?: boolean
  className?: string | undefined
}

/**
 * The hint or the error of a field. The live region is rendered before the error: some screen readers do not announce a
 * region that appears together with its text. An error that comes with a submit is not announced: the form says how many
 * errors there are, and a field says its own when it gets the focus.
 */
export function FieldMessage({ id, hint, error, compact = false, className }: FieldMessageProps) {
  const submits = use(SubmitContext)
  const [shown, setShown] = useState({ error, submits, isQuiet: false })
  if (shown.error !== error || shown.submits !== submits) {
    setShown({ error, submits, isQuiet: shown.submits !== submits })
  }
  return (
    <div id={id} className={cx(compact ? styles.messageCompact : styles.message, className)}>
      <div role="alert" aria-live={shown.isQuiet ? 'off' : undefined} className={styles.error}>
        {error}
      </div>
      {!error && ownText(hint)}
    </div>
  )
}
