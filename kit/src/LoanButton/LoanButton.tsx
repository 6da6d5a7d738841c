'use client'
import { useId, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './LoanButton.css.ts'
import { loanButtonStrings } from './strings.ts'

/** Props of {@link LoanButton}. Native button props and the ref go to the button, className and style to the root. */
export interface LoanButtonProps extends Omit<ButtonProps, 'kind' | 'size' | 'block' | 'loading'> {
  /** Why the customer cannot borrow now. Disables the button, is shown above it and announced. */
  reason?: ReactNode
  /** The application is being sent: more taps are ignored, the focus stays. */
  pending?: boolean
  pendingText?: string
}

/** The one primary action of the loan page. The caller decides its label. */
export function LoanButton(props: LoanButtonProps) {
  const { reason, pending = false, pendingText, disabled, className, style, children, ...rest } = props
  const t = usePartStrings('loanButton', loanButtonStrings)
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
