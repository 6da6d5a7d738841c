'use client'
import { useId, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import * as styles from './LoanButton.css.ts'
import { loanButtonWords } from './words.ts'

/** Props of {@link LoanButton}. Native button props and the ref go to the button, className and style to the root. */
export interface LoanButtonProps extends Omit<ButtonProps, 'kind' | 'size' | 'block' | 'loading'> {
  /** Why nothing can be borrowed now. Disables the button, stands above it and is announced. */
  reason?: ReactNode
  /** The application is on its way: no further tap counts, the focus stays. */
  pending?: boolean
  pendingText?: string
}

/** The one primary action of the loan page (spec 4 "Loan button"). Which words it carries is the caller's rule. */
export function LoanButton(props: LoanButtonProps) {
  const { reason, pending = false, pendingText, disabled, className, style, children, ...rest } = props
  const t = usePartWords('loanButton', loanButtonWords)
  const reasonId = useId()
  return (
    <div className={cx(styles.root, className)} style={style}>
      <p id={reasonId} role="status" className={styles.reason}>
        {reason}
      </p>
      <Button
        aria-describedby={reason ? reasonId : undefined}
        {...rest}
        block
        loading={pending}
        disabled={disabled || Boolean(reason)}
      >
        {pending ? (pendingText ?? t.pending) : (children ?? t.label)}
      </Button>
    </div>
  )
}
