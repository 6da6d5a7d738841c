import { cashCheckCanPublish } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { hasFailed, isLoading, useSubmit } from '@koo/page'
import type { LoanButton } from '@koo/pricing'
import type { Consent } from '@koo/steps/consent'
import { LOAN_TYPE } from '../constants.ts'
import { copy } from './copy.ts'
import { confirmQuery, viewOf } from './loanView.ts'
import type { HomeExit } from './step.ts'
import type { LoanState } from './useLoanState.ts'

interface BorrowOptions {
  button: LoanButton
  consent: Pick<Consent, 'check'>
  exit: HomeExit
}

/**
 * The action of the loan button: opens the page for missing data, or checks form and consent, requests whether this
 * customer may publish (role.5), and opens the confirm page.
 */
export function useBorrow(page: LoanState, { button, consent, exit }: BorrowOptions) {
  const { form, replies, sheets, addCard } = page
  const { cards } = page.queries
  const host = useHost()
  const permission = useSubmit(cashCheckCanPublish, {
    toast: true,
    async onDone({ allowed, reason }) {
      if (!allowed) return toast(reason || copy.notAllowed, { kind: 'fail' })
      // Consent and permission take a moment: the query has what the page shows now, not before.
      const query = confirmQuery(viewOf(replies, form.getValues()))
      if (query) await exit('next', query)
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
      if (await consent.check()) await permission.run({ typeId: LOAN_TYPE })
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
    else if (host.linkUrl('moreauth') === null) toast(copy.supplementClosed)
    else await exit('supplement')
  }
}
