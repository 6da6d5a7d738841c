import { PublishingState } from '@koo/kit/PublishingState'
import { refusedCopy as copy } from './copy.ts'

export interface RefusedLoanProps {
  /** The server's reason. */
  message: string
  /** Back to the form. */
  onBack(): unknown
  /** Tries again with the same selection. */
  onAgain?: () => unknown
}

/** An application that the server refused: nothing was paid out, and what was entered is still there. */
export function RefusedLoan({ message, onBack, onAgain }: RefusedLoanProps) {
  return (
    <PublishingState
      state="notSubmitted"
      title={copy.title}
      text={message}
      money={copy.money}
      action={copy.back}
      onAction={onBack}
      {...(onAgain && { secondary: copy.again, onSecondary: onAgain })}
    />
  )
}
