import { LoanButton } from '@koo/kit/LoanButton'
import type { LoanView } from '../figures/loanView.ts'
import { useLoanPage, useView } from '../loanContext.ts'

/** The loan button. Where nothing can be borrowed it cannot be tapped: the amount box says why. */
export function BorrowButton() {
  const { isReady, button, borrow } = useLoanPage()
  const isLocked = useView(isNothingLeft)
  // What is missing can be handed in all the same.
  const isDisabled = button.isDisabled || (isLocked && button.status === 0)
  return (
    <LoanButton data-event="borrow" disabled={!isReady || isDisabled} onClick={borrow}>
      {button.label}
    </LoanButton>
  )
}

/** Whether the limit, or the lender's cap, is below the smallest loan. */
const isNothingLeft = ({ entry }: LoanView) => entry?.editable === false
