import { useHost } from '@koo/flow'
import { FooterBar } from '@koo/kit/FooterBar'
import { LoanButton } from '@koo/kit/LoanButton'
import { toast } from '@koo/kit/OverlayHost'
import { Page } from '@koo/kit/Page'
import { hasFailed, isReading, useLatest, useStore, useWhenIdle, valueStore } from '@koo/steps'
import { memo, useCallback, useRef, useState, type ReactNode } from 'react'
import { useConsentStep } from '../consent/useConsentStep.tsx'
import { AmountSection } from './AmountSection.tsx'
import { buttonOf } from './button.ts'
import { ChoiceRows } from './ChoiceRows.tsx'
import { confirmQuery } from './confirmQuery.ts'
import { copy } from './copy.ts'
import type { HomeExit } from './exits.ts'
import { isDirty } from './form.ts'
import { PeriodSection } from './PeriodSection.tsx'
import { useHomeReads } from './reads.ts'
import { prefetchNext, SheetSlot, type SheetName } from './SheetSlot.tsx'
import { useEntered } from './unsaved.ts'
import { useAddCard } from './useAddCard.ts'
import { useLoanForm, type LoanSeed } from './useLoanForm.ts'
import { useLoanView } from './useLoanView.ts'

export interface LoanHomeProps {
  search: LoanSeed
  exit: HomeExit
}

/**
 * The loan page: amount, periods, the rows of choices, consent and the one button. Drawn for replies; what is typed,
 * chosen and opened is followed by the parts that show it.
 */
export function LoanHome({ search, exit }: LoanHomeProps) {
  const host = useHost()
  const reads = useHomeReads()
  const form = useLoanForm(search)
  const { facts, view } = useLoanView(reads, form)
  const [opened] = useState(() => valueStore<SheetName | null>(null))
  const open = opened.set
  const openAll = useCallback(() => open('agreements'), [open])
  const close = useCallback(() => open(null), [open])
  const consent = useConsentStep(reads.agreements, openAll)
  const field = useRef<HTMLInputElement>(null)
  const leaveToAddCard = useAddCard()
  useEntered(useStore(form, isDirty))

  // Without the coupons a figure could still change by itself: it waits for them, whether they come or fail.
  const isQuoting = isReading(reads.coupons)
  const prefetch = useCallback(() => prefetchNext(form), [form])
  useWhenIdle(facts !== null && !isQuoting, prefetch)
  const button = buttonOf(reads.auth.data)

  const { addCard, goOn, borrow } = useLatest({
    addCard() {
      const { loan, text } = view.get()
      leaveToAddCard(loan?.period ?? null, text)
    },
    // Recording the consent takes a moment: what is taken along is what the page shows after it, not before.
    async goOn() {
      const { loan, text, card, use } = view.get()
      if (loan?.entry.acceptable && loan.quote && card) {
        await exit('next', confirmQuery(loan, text, card.userCardId, use))
      }
    },
    async borrow() {
      form.change({ touched: true })
      close()
      if (button.status !== 0) {
        if (host.linkUrl('moreauth') === null) toast(copy.supplementClosed)
        else await exit('supplement')
        return
      }
      const wrong = await form.check(view.get())
      if (wrong === 'cardId') addCard()
      else if (wrong !== null) field.current?.focus()
      else if (await consent.stands()) await goOn()
    },
  })
  const isDisabled = facts === null || isQuoting || button.isDisabled

  return (
    <Page
      busy={facts === null}
      footer={<Footer line={consent.line} label={button.label} isDisabled={isDisabled} onBorrow={borrow} />}
    >
      <AmountSection
        view={view}
        amount={reads.amount.data?.config}
        failed={hasFailed(reads.amount)}
        retry={reads.amount.refetch}
        change={form.change}
        field={field}
      />
      <PeriodSection
        facts={facts}
        view={view}
        isQuoting={isQuoting}
        failed={hasFailed(reads.rates)}
        retry={reads.rates.refetch}
        change={form.change}
        open={open}
      />
      <ChoiceRows reads={reads} view={view} isQuoting={isQuoting} open={open} addCard={addCard} />
      <SheetSlot
        opened={opened}
        view={view}
        reads={reads}
        change={form.change}
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
