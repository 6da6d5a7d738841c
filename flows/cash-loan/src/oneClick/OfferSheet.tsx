import { cashQueryLoanUseQuery } from '@koo/api-client/calls'
import { BankCardRow } from '@koo/kit/BankCardRow'
import { CouponRow } from '@koo/kit/CouponRow'
import { LoanUseRow } from '@koo/kit/LoanUseRow'
import { LoanUseSheet } from '@koo/kit/LoanUseSheet'
import { OneClickSheet } from '@koo/kit/OneClickSheet'
import { toast } from '@koo/kit/OverlayHost'
import { cardTail } from '@koo/page'
import { useSheet } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { money } from '@koo/pricing'
import { useConsent } from '@koo/steps/consent'
import { type LoanUseChoice, loanUseOptions } from '@koo/steps/loan'
import { useMemo, useState } from 'react'
import type { OneClickExit } from '../model/offer/oneClick.ts'
import { oneClickConsent } from './consent.ts'
import { copy } from './copy.ts'
import { CouponChoice } from './CouponChoice.tsx'
import { defaultUse, factsOf, purposeOf, sumText } from './figures.ts'
import type { OneClickOffer } from './offer.ts'
import { usePending } from './pending.ts'
import {
  borrowAll,
  choiceFault,
  offered,
  offersAllBorrow,
  quoteOneClick,
  usableCoupons,
  type OneClickChoice,
} from './quote.ts'
import { RightRows } from './RightRows.tsx'
import { readingQuery } from '../model/queries/reading.ts'
import { useApply } from './useApply.ts'
import type { RefusedLoan } from '../model/offer/useOfferQuery.ts'

export interface OfferSheetProps {
  offer: OneClickOffer
  refused: RefusedLoan
  open: boolean
  /** The customer has agreed and confirms the loan. */
  onConfirm(): void
  /** The customer wants to select another loan, or closes the pop-up. */
  onEnd(by: 'cancel' | 'close'): void
  exit: OneClickExit
}

/** The pop-up with its selections. Larger than other parts: what is confirmed, and how, is decided in one place. */
export function OfferSheet({ offer, refused, open, onConfirm, onEnd, exit }: OfferSheetProps) {
  const gateway = useGateway()
  const now = gateway.serverNow()
  const today = useClock().now()
  const [choice, setChoice] = useState(() => offered(offer))
  const [hasBorrowedAll, setBorrowedAll] = useState(false)
  // Decided when the pop-up opens: the button keeps its place after its one use (oneClick.14, oneClick.15).
  const [hasAllBorrow] = useState(() => offersAllBorrow(offer, now))
  const [selectedUse, setUse] = useState<LoanUseChoice | null>(null)
  const sheet = useSheet<'coupon' | 'use'>()
  const uses = useCall(cashQueryLoanUseQuery, {})
  const { line, check } = useOfferConsent(offer)
  const pending = usePending()
  const apply = useApply({
    refused,
    onPage: (page) => (page === 'supplement' ? exit(page) : exit(page, readingQuery(offer))),
  })

  const quote = quoteOneClick(offer, choice, now)
  if (!quote) return null
  const use = selectedUse ?? defaultUse(offer)
  const usable = usableCoupons(offer, choice.amount, now)
  // What is shown: a coupon that has ended is left out of the figures.
  const shown = { ...choice, couponId: quote.coupon?.id ?? null }
  const fault = choiceFault(offer, shown, now)
  /** Changes the selection, if the loan could be confirmed with it. */
  const select = (next: OneClickChoice) => {
    const refusal = choiceFault(offer, next, gateway.serverNow())
    if (refusal) toast(copy.fault[refusal], { kind: 'fail' })
    else setChoice(next)
    return refusal === null
  }
  const confirm = async () => {
    if (!(await check())) return
    // Time has passed since the figures were calculated.
    const current = quoteOneClick(offer, shown, gateway.serverNow())
    if ((current?.coupon?.id ?? null) !== shown.couponId) {
      setChoice({ ...shown, couponId: null })
      return toast(copy.couponEnded, { kind: 'fail' })
    }
    if (current?.right !== quote.right) {
      setChoice({ ...shown })
      return toast(copy.rightEnded, { kind: 'fail' })
    }
    onConfirm()
    pending.save({ ...shown, serial: offer.serial, refused, use, rightId: quote.right?.id ?? null })
    await apply.run({ offer, quote, use })
  }
  return (
    <>
      <OneClickSheet
        open={open && sheet.current === null}
        onOpenChange={(isOpen) => {
          if (!isOpen && !apply.isPending) onEnd('close')
        }}
        description={copy.description}
        amount={sumText(choice.amount)}
        {...(hasAllBorrow && {
          allBorrow: {
            text: copy.allBorrow(sumText(offer.maximum)),
            disabled: hasBorrowedAll,
            onBorrow() {
              if (select(borrowAll(offer, choice.couponId, gateway.serverNow()))) setBorrowedAll(true)
            },
          },
        })}
        facts={factsOf(offer, quote, today)}
        institutions={offer.institutions.map(({ id, name, product }) => ({ id, name, note: product }))}
        consent={line}
        pending={apply.isPending}
        onConfirm={confirm}
        {...(fault && { disabledReason: copy.fault[fault] })}
        {...(offer.style === 'old' && { onReselect: () => onEnd('cancel') })}
      >
        <CouponRow
          {...(quote.coupon
            ? { state: 'chosen' as const, text: copy.coupon.saved(money(quote.discountTotal)) }
            : { state: usable.length > 0 ? ('unused' as const) : ('none' as const), count: usable.length })}
          onClick={() => sheet.open('coupon')}
        />
        <RightRows offer={offer} quote={quote} now={now} />
        <LoanUseRow value={purposeOf(offer, selectedUse, uses.data)} onClick={() => sheet.open('use')} />
        <BankCardRow card={{ bankName: offer.card.bankName, tail: cardTail(offer.card.cardNo) }} />
      </OneClickSheet>
      {apply.costs}
      <CouponChoice
        {...sheet.props('coupon')}
        offer={offer}
        quote={quote}
        now={now}
        onSelect={(couponId) => select({ ...choice, couponId })}
      />
      <LoanUseSheet
        {...sheet.props('use')}
        uses={loanUseOptions(uses.data)}
        value={use}
        onValueChange={setUse}
        onRestoreDefault={() => setUse(null)}
      />
    </>
  )
}

/** The consent to the agreements of all institutions of the offer. */
function useOfferConsent({ agreements }: OneClickOffer) {
  const query = useMemo(
    () => ({
      data: agreements,
      error: null,
      isError: false,
      isFetching: false,
      refetch: () => Promise.resolve(),
    }),
    [agreements],
  )
  return useConsent(oneClickConsent, query)
}
