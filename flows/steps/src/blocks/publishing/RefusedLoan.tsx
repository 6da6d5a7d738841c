import { PublishingState } from '@koo/kit/PublishingState'
import { refusedCopy as copy } from './refusedCopy.ts'

export interface RefusedLoanProps {
  /** The server's reason. */
  message: string
  /** Back to the form. */
  onBack(): unknown
  /** Tries again with the same selection. */
  onAgain?: () => unknown
  /** A proof is missing: leads to it, in place of trying again. */
  onSupplement?: () => unknown
}

/** An application that the server refused: nothing was paid out, and what was entered is still there. */
export function RefusedLoan({ message, onBack, onAgain, onSupplement }: RefusedLoanProps) {
  const first = onSupplement
    ? { action: copy.supplement, onAction: onSupplement, secondary: copy.back, onSecondary: onBack }
    : { action: copy.back, onAction: onBack, ...(onAgain && { secondary: copy.again, onSecondary: onAgain }) }
  return (
    <PublishingState state="notSubmitted" title={copy.title} text={message} money={copy.money} {...first} />
  )
}
