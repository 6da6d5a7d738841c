import type { LoanView } from '../figures/loanView.ts'
import { useLoanPage, useView } from '../loanContext.ts'

const factsOf = ({ facts }: LoanView) => facts

/** The rights of the product, at the end of the page so that nothing moves when they come. */
export function RightsSlot() {
  const rights = useLoanPage().rights()
  const facts = useView(factsOf)
  return rights && facts && <rights.Content />
}
