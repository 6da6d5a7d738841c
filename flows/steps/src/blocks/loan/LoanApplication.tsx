import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { useWhenIdle } from '@koo/page/layout'
import { hasFailed } from '@koo/page/query'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import { AmountSection } from './parts/AmountSection.tsx'
import { BorrowButton } from './parts/BorrowButton.tsx'
import { ChoiceRows } from './parts/ChoiceRows.tsx'
import { LoanContext } from './loanContext.ts'
import { LoanSheets, prefetchNext } from './sheets/LoanSheets.tsx'
import { PeriodSection } from './parts/PeriodSection.tsx'
import { RightsSlot } from './parts/RightsSlot.tsx'
import { SeveralFailed } from './parts/SeveralFailed.tsx'
import { SheetsOfPage, useSheetActions } from './sheets/sheetsOfPage.tsx'
import { useLoan, type LoanSetup } from './useLoan.ts'

/** Props of what follows the first figures. `ready`: they are shown. */
export interface LaterProps {
  ready: boolean
}

export interface LoanApplicationProps extends Omit<LoanSetup, 'open' | 'close'> {
  /** What follows the first figures, once they are shown (`ready`). */
  Later?: ComponentType<LaterProps>
  /** Above the button: why nothing was sent. */
  notice?: ReactNode
}

/** The loan page of a product: amount, periods, rows of selections, consent and the button. */
export function LoanApplication(props: LoanApplicationProps) {
  return (
    <SheetsOfPage>
      <LoanPage {...props} />
    </SheetsOfPage>
  )
}

/** Renders when replies come, not while the customer types, nor when a sheet opens. */
function LoanPage({ Later, notice, ...facts }: LoanApplicationProps) {
  const { product } = facts
  const loan = useLoan({ ...facts, ...useSheetActions() })
  const { viewer, queries, missing, isReady, consent } = loan
  const { amount, rates, cards } = queries
  const hasSeveralFailed = [amount, rates, cards].filter(hasFailed).length > 1
  // The same function in every render: another one would start the wait again.
  const prefetch = useCallback(() => prefetchNext(product), [product])
  useWhenIdle(isReady, prefetch)
  return (
    <LoanContext value={loan}>
      <Page
        busy={viewer.replies.facts === null && !missing}
        footer={
          <FooterBar above={!hasSeveralFailed && consent.line}>
            {notice}
            <BorrowButton />
          </FooterBar>
        }
      >
        {!(hasSeveralFailed && hasFailed(amount)) && <AmountSection />}
        {hasSeveralFailed ? (
          <SeveralFailed />
        ) : (
          <>
            <PeriodSection />
            <ChoiceRows />
            <RightsSlot />
          </>
        )}
        <LoanSheets />
        {Later && <Later ready={isReady} />}
      </Page>
    </LoanContext>
  )
}
