import { FooterBar } from '@koo/kit/FooterBar'
import { LoanButton } from '@koo/kit/LoanButton'
import { Page } from '@koo/kit/Page'
import { useWhenIdle } from '@koo/page'
import { loanButton, readLoanButtonAuth } from '@koo/pricing'
import { useConsent } from '@koo/steps/consent'
import { useCallback, type ComponentType } from 'react'
import type { ConfirmQuery } from '../queries/confirm.ts'
import { AmountSection } from './AmountSection.tsx'
import { ChoiceRows } from './ChoiceRows.tsx'
import type { LoanSeed } from '../draft/draft.ts'
import { LoanSheets, prefetchNext, type LoanSheetsProps } from './LoanSheets.tsx'
import { PeriodSection } from './PeriodSection.tsx'
import { RightsSlot, type LoadRights } from './RightsSlot.tsx'
import type { LoanView } from '../figures/loanView.ts'
import type { LoanProduct } from './product.ts'
import { useBorrow } from './useBorrow.ts'
import { useLoanState, useLoanView, type LoanState } from './useLoanState.ts'

/** Props of what follows the first figures. `ready`: they are shown. */
export interface LaterProps {
  ready: boolean
  page: LoanState
}

export interface LoanApplicationProps {
  product: LoanProduct
  /** Start values of the address. */
  seed: LoanSeed
  /** Goes on with the loan that the page shows, after consent and permission. */
  onBorrow(loan: ConfirmQuery, view: LoanView): Promise<unknown>
  /** Opens the page for missing data. */
  onSupplement(): Promise<unknown>
  /** The rights of a product that has them. */
  rights?: LoadRights
  /** What follows the first figures, once they are shown (`ready`). */
  Later?: ComponentType<LaterProps>
}

/** The loan page of a product: amount, periods, rows of selections, consent and the button. */
export function LoanApplication({ product, seed, rights, Later, ...ways }: LoanApplicationProps) {
  const page = useLoanState(product, seed)
  const { queries, replies, isQuoting, sheets } = page
  const consent = useConsent(product.consent, queries.agreements, () => sheets.current?.open('agreements'))
  const isReady = replies.facts !== null && !isQuoting
  // The same function in every render: another one would start the wait again.
  const prefetch = useCallback(() => prefetchNext(product), [product])
  useWhenIdle(isReady, prefetch)

  // Without the reply the button offers to borrow: the server checks again before a loan is published.
  const button = loanButton(readLoanButtonAuth(queries.auth.data ?? { loanButtonGray: true }))
  const borrow = useBorrow(page, { button, consent, ...ways })
  return (
    <Page
      busy={replies.facts === null}
      footer={
        <FooterBar above={consent.line}>
          <LoanButton data-event="borrow" disabled={!isReady || button.isDisabled} onClick={borrow}>
            {button.label}
          </LoanButton>
        </FooterBar>
      }
    >
      <Parts
        state={page}
        rights={rights}
        onOpenAgreement={consent.openAgreement}
        borrowText={button.label}
        onBorrow={borrow}
      />
      {Later && <Later ready={isReady} page={page} />}
    </Page>
  )
}

interface PartsProps extends Omit<LoanSheetsProps, 'page'> {
  state: LoanState
  rights: LoadRights | undefined
}

/** The parts that render at every keystroke. The rest of the page does not. */
function Parts({ state, rights, ...actions }: PartsProps) {
  const page = { ...state, view: useLoanView(state) }
  return (
    <>
      <AmountSection {...page} />
      <PeriodSection {...page} />
      <ChoiceRows {...page} />
      {rights && <RightsSlot load={rights} page={page} />}
      <LoanSheets page={page} {...actions} />
    </>
  )
}
