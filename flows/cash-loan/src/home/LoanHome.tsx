import { useHost } from '@koo/flow'
import { FooterBar } from '@koo/kit/FooterBar'
import { LoanButton } from '@koo/kit/LoanButton'
import { toast } from '@koo/kit/OverlayHost'
import { Page } from '@koo/kit/Page'
import { hasFailed, isReading, useLatest, useWhenIdle } from '@koo/steps'
import { useCallback, useRef, useState } from 'react'
import { useConsentStep } from '../consent/useConsentStep.tsx'
import { AmountSection } from './AmountSection.tsx'
import { buttonOf } from './button.ts'
import { ChoiceRows } from './ChoiceRows.tsx'
import { copy } from './copy.ts'
import type { HomeExit } from './exits.ts'
import { confirmQuery } from './confirmQuery.ts'
import { isDirty } from './form.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { PeriodSection } from './PeriodSection.tsx'
import { useHomeReads } from './reads.ts'
import { prefetchNext, SheetSlot, type SheetName } from './SheetSlot.tsx'
import { useAddCard } from './useAddCard.ts'
import { useLoanForm, type LoanSeed } from './useLoanForm.ts'
import { useLoanView } from './useLoanView.ts'
import { purposeText } from './uses.ts'

export interface LoanHomeProps {
  search: LoanSeed
  exit: HomeExit
}

/** The loan page: amount, periods, the rows of choices, consent and the one button. */
export function LoanHome({ search, exit }: LoanHomeProps) {
  const host = useHost()
  const reads = useHomeReads()
  const [form, change] = useLoanForm(search)
  const { facts, view, entry, text, coupons, chooseCoupons, card, now } = useLoanView(reads, form, change)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const openAll = useCallback(() => setSheet('agreements'), [])
  const consent = useConsentStep(reads.agreements, openAll)
  const leaveToAddCard = useAddCard()

  // Without the coupons a figure could still change by itself: it waits for them, whether they come or fail.
  const isQuoting = isReading(reads.coupons)
  useWhenIdle(view !== null && !isQuoting, prefetchNext)

  const period = view?.period ?? null
  const close = useCallback(() => setSheet(null), [])
  const addCard = useCallback(() => leaveToAddCard(period, text), [leaveToAddCard, period, text])
  const explain = useCallback(() => setSheet('monthPay'), [])

  const button = buttonOf(reads.auth.data)
  const borrow = async () => {
    change({ touched: true })
    setSheet(null)
    if (button.status !== 0) {
      if (host.linkUrl('moreauth') === null) toast(copy.supplementClosed)
      else await exit('supplement')
    } else if (!view?.entry.acceptable || !view.quote) {
      field.current?.focus()
    } else if (!card) {
      addCard()
    } else if (await consent.stands()) {
      await goOn()
    }
  }
  // Recording the consent takes a moment: what is taken along is what the page shows after it, not before.
  const goOn = useLatest(async () => {
    if (view?.entry.acceptable && view.quote && card) {
      await exit('next', confirmQuery(view, text, card.userCardId, form.use))
    }
  })

  return (
    <Page
      busy={view === null}
      footer={
        <FooterBar above={consent.line}>
          <LoanButton disabled={view === null || isQuoting || button.isDisabled} onClick={borrow}>
            {button.label}
          </LoanButton>
        </FooterBar>
      }
    >
      <LeaveGuard active={isDirty(form)} />
      <AmountSection
        text={text}
        entry={entry}
        amount={reads.amount.data?.config}
        coupon={view?.quote?.coupon ?? null}
        now={now}
        failed={hasFailed(reads.amount)}
        retry={reads.amount.refetch}
        change={change}
        field={field}
      />
      <PeriodSection
        facts={facts}
        view={view}
        isQuoting={isQuoting}
        failed={hasFailed(reads.rates)}
        retry={reads.rates.refetch}
        change={change}
        onInfo={explain}
      />
      <ChoiceRows
        reads={reads}
        view={view}
        isQuoting={isQuoting}
        card={card}
        use={purposeText(form.use, reads.uses.data)}
        open={setSheet}
        addCard={addCard}
      />
      <SheetSlot
        sheet={sheet}
        facts={facts}
        view={view}
        reads={reads}
        card={card}
        coupons={coupons}
        use={form.use}
        now={now}
        change={change}
        chooseCoupons={chooseCoupons}
        addCard={addCard}
        openAgreement={consent.openAgreement}
        onBorrow={() => void borrow()}
        borrowText={button.label}
        onClose={close}
      />
    </Page>
  )
}
