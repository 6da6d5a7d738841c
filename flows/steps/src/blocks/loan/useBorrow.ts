import { toast } from '@koo/kit/OverlayHost'
import { useSubmit } from '@koo/page/form'
import { hasFailed, isLoading } from '@koo/page/query'
import { selectedLoan } from './figures/loanView.ts'
import { askLender } from './lender.ts'
import { copy } from './copy.ts'
import type { Loan, LoanWays } from './loanContext.ts'

// role.5
/**
 * The action of the loan button: opens the page for missing data, or checks form and consent, asks the lender whether
 * this customer may borrow, then what the rights ask, and goes on with the loan.
 */
export function useBorrow(page: Omit<Loan, 'borrow'>, { close, onBorrow, onSupplement }: LoanWays) {
  const { product, form, view, button, consent, rights, addCard } = page
  const { cards } = page.queries
  const permission = useSubmit(askLender, {
    toast: true,
    async onDone(answer) {
      if (answer.is === 'missing') return onSupplement()
      if (answer.is === 'refused') return toast(answer.reason || copy.notAllowed, { kind: 'fail' })
      const setAmount = (yuan: string) => form.setValue('amount', yuan)
      if ((await rights()?.beforeBorrow({ view, setAmount })) === false) return undefined
      // Consent and permission take a moment: the query has what the page shows now, not before.
      const shown = view()
      const loan = selectedLoan(shown)
      if (loan) await onBorrow(loan, shown)
    },
  })
  /** Only who is known to have no card is asked to add one. */
  const missingCard = () => {
    if (hasFailed(cards)) {
      toast(copy.cardsReload, { kind: 'fail' })
      void cards.refetch()
    } else if (!isLoading(cards)) addCard()
  }
  const submit = form.handleSubmit(
    async () => {
      // The schema may not have loaded: then this check stops a wrong form.
      if (!selectedLoan(view())) return form.setFocus('amount')
      if (await consent.check()) await permission.run({ typeId: product.typeId, isAskedAgain: true })
    },
    (errors) => {
      if (errors.amount || errors.period) form.setFocus('amount')
      else if (errors.cardId) missingCard()
    },
  )
  return async () => {
    close()
    form.setValue('touched', true)
    if (button.status === 0) await submit()
    else await onSupplement()
  }
}
