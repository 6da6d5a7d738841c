import { useHost } from '@koo/flow'
import { FooterBar } from '@koo/kit/FooterBar'
import { LoanButton } from '@koo/kit/LoanButton'
import { toast } from '@koo/kit/OverlayHost'
import { Page } from '@koo/kit/Page'
import { hasFailed, isReading, useLatest, useWhenIdle } from '@koo/steps'
import { memo, useCallback, useRef, useState, type ReactNode } from 'react'
import { useConsentStep, type ConsentStep } from '../consent/useConsentStep.tsx'
import { AmountSection } from './AmountSection.tsx'
import { buttonOf } from './button.ts'
import { ChoiceRows } from './ChoiceRows.tsx'
import { confirmQuery } from './confirmQuery.ts'
import { copy } from './copy.ts'
import type { HomeExit } from './exits.ts'
import { isDirty } from './form.ts'
import { PeriodSection } from './PeriodSection.tsx'
import { useHomeReads, type HomeReads } from './reads.ts'
import { prefetchNext, SheetSlot, type SheetName } from './SheetSlot.tsx'
import { useEntered } from './unsaved.ts'
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
  const reads = useHomeReads()
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const openAll = useCallback(() => setSheet('agreements'), [])
  const consent = useConsentStep(reads.agreements, openAll)
  return (
    <LoanEntry search={search} exit={exit} reads={reads} consent={consent} sheet={sheet} open={setSheet} />
  )
}

interface LoanEntryProps extends LoanHomeProps {
  reads: HomeReads
  consent: ConsentStep
  sheet: SheetName | null
  open(sheet: SheetName | null): void
}

/** What changes with a keystroke, apart from what is read: typing asks no query and no consent anything. */
function LoanEntry({ search, exit, reads, consent, sheet, open }: LoanEntryProps) {
  const host = useHost()
  const [form, change] = useLoanForm(search)
  const { facts, view, entry, text, coupons, chooseCoupons, card, now } = useLoanView(reads, form, change)
  const field = useRef<HTMLInputElement>(null)
  const leaveToAddCard = useAddCard()
  useEntered(isDirty(form))

  // Without the coupons a figure could still change by itself: it waits for them, whether they come or fail.
  const isQuoting = isReading(reads.coupons)
  useWhenIdle(view !== null && !isQuoting, prefetchNext)

  const close = useCallback(() => open(null), [open])
  const explain = useCallback(() => open('monthPay'), [open])
  const button = buttonOf(reads.auth.data)

  const { addCard, goOn, borrow } = useLatest({
    addCard() {
      leaveToAddCard(view?.period ?? null, text)
    },
    // Recording the consent takes a moment: what is taken along is what the page shows after it, not before.
    async goOn() {
      if (view?.entry.acceptable && view.quote && card) {
        await exit('next', confirmQuery(view, text, card.userCardId, form.use))
      }
    },
    async borrow() {
      change({ touched: true })
      close()
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
    },
  })
  const isDisabled = view === null || isQuoting || button.isDisabled

  return (
    <Page
      busy={view === null}
      footer={<Footer line={consent.line} label={button.label} isDisabled={isDisabled} onBorrow={borrow} />}
    >
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
        open={open}
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
        onBorrow={borrow}
        borrowText={button.label}
        onClose={close}
      />
    </Page>
  )
}

interface FooterProps {
  line: ReactNode
  label: string
  isDisabled: boolean
  onBorrow(): Promise<void>
}

const Footer = memo(function Footer({ line, label, isDisabled, onBorrow }: FooterProps) {
  return (
    <FooterBar above={line}>
      <LoanButton disabled={isDisabled} onClick={onBorrow}>
        {label}
      </LoanButton>
    </FooterBar>
  )
})
