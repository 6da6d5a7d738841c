import type { StepPageProps } from '@koo/flow'
import { FooterBar } from '@koo/kit/FooterBar'
import { LoanButton } from '@koo/kit/LoanButton'
import { Page } from '@koo/kit/Page'
import { useWhenIdle } from '@koo/page'
import { loanButton, readLoanButtonAuth } from '@koo/pricing'
import { useConsent } from '@koo/steps/consent'
import { cashConsent } from '../consent.ts'
import { LazyGate } from '../publish/LazyGate.tsx'
import { AmountSection } from './AmountSection.tsx'
import { ChoiceRows } from './ChoiceRows.tsx'
import { loanSeed } from './draft.ts'
import { HomeSheets, prefetchNext, type HomeSheetsProps } from './HomeSheets.tsx'
import { PeriodSection } from './PeriodSection.tsx'
import type { step } from './step.ts'
import { useBorrow } from './useBorrow.ts'
import { useLoanState, useLoanView, type LoanState } from './useLoanState.ts'

export const search = loanSeed

type LoanHomeProps = StepPageProps<typeof step, typeof search>

/** /cash/home: settles an open application, then offers a loan. It has seven queries and six sheets, so more files than most. */
export default function LoanHome({ search: query, exit }: LoanHomeProps) {
  return (
    <LazyGate onAccepted={(loan) => void exit('found', loan)}>
      <Application search={query} exit={exit} />
    </LazyGate>
  )
}

/** Amount, periods, rows of selections, consent and the button. */
function Application({ search: seed, exit }: LoanHomeProps) {
  const page = useLoanState(seed)
  const { queries, replies, isQuoting, sheets } = page
  const consent = useConsent(cashConsent, queries.agreements, () => sheets.current?.open('agreements'))
  const isReady = replies.facts !== null && !isQuoting
  useWhenIdle(isReady, prefetchNext)

  // Without the reply the button offers to borrow: the server checks again before a loan is published.
  const button = loanButton(readLoanButtonAuth(queries.auth.data ?? { loanButtonGray: true }))
  const borrow = useBorrow(page, { button, consent, exit })
  return (
    <Page
      busy={replies.facts === null}
      footer={
        <FooterBar above={consent.line}>
          <LoanButton disabled={!isReady || button.isDisabled} onClick={borrow}>
            {button.label}
          </LoanButton>
        </FooterBar>
      }
    >
      <Parts
        state={page}
        onOpenAgreement={consent.openAgreement}
        borrowText={button.label}
        onBorrow={borrow}
      />
    </Page>
  )
}

/** The parts that render at every keystroke. The rest of the page does not. */
function Parts({ state, ...actions }: Omit<HomeSheetsProps, 'page'> & { state: LoanState }) {
  const page = { ...state, view: useLoanView(state) }
  return (
    <>
      <AmountSection {...page} />
      <PeriodSection {...page} />
      <ChoiceRows {...page} />
      <HomeSheets page={page} {...actions} />
    </>
  )
}
