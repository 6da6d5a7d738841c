import { toast } from '@koo/kit/OverlayHost'
import { hasFailed, isLoading, useSubmit } from '@koo/page'
import type { LoanButton } from '@koo/pricing'
import type { Consent } from '@koo/steps/consent'
import type { ConfirmQuery } from '../queries/confirm.ts'
import { copy } from './copy.ts'
import { confirmQuery, viewOf, type LoanView } from '../figures/loanView.ts'
import { askLender } from '../publish/lender.ts'
import type { LoanState } from './useLoanState.ts'

interface BorrowOptions {
  button: LoanButton
  consent: Pick<Consent, 'check'>
  /** Goes on with the loan that the page shows. */
  onBorrow(loan: ConfirmQuery, view: LoanView): Promise<unknown>
  /** Opens the page for missing data. */
  onSupplement(): Promise<unknown>
}

// role.5
/**
 * The action of the loan button: opens the page for missing data, or checks form and consent, asks the lender whether
 * this customer may borrow, and goes on with the loan.
 */
export function useBorrow(page: LoanState, { button, consent, onBorrow, onSupplement }: BorrowOptions) {
  const { product, form, replies, sheets, addCard } = page
  const { cards } = page.queries
  const permission = useSubmit(askLender, {
    toast: true,
    async onDone(answer) {
      if (answer.is === 'missing') return onSupplement()
      if (answer.is === 'refused') return toast(answer.reason || copy.notAllowed, { kind: 'fail' })
      if (page.rights.current && !(await page.rights.current.beforeBorrow())) return undefined
      // Consent and permission take a moment: the query has what the page shows now, not before.
      const view = viewOf(replies, form.getValues())
      const query = confirmQuery(view)
      if (query) await onBorrow(query, view)
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
      if (!confirmQuery(viewOf(replies, form.getValues()))) return form.setFocus('amount')
      if (await consent.check()) await permission.run({ typeId: product.typeId, isAskedAgain: true })
    },
    (errors) => {
      if (errors.amount || errors.period) form.setFocus('amount')
      else if (errors.cardId) missingCard()
    },
  )
  return async () => {
    sheets.current?.close()
    form.setValue('touched', true)
    if (button.status === 0) await submit()
    else await onSupplement()
  }
}
