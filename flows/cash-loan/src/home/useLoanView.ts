import type { BankCard } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { amountState, readAmountLimits, toCents, yuanText, type AmountState } from '@koo/pricing'
import { serverClock, useClock } from '@koo/steps'
import { useCallback, useMemo } from 'react'
import { readChosenCoupon, writeChosenCoupon } from './chosenCoupon.ts'
import { readFacts, type LoanFacts } from './facts.ts'
import type { CouponWish, LoanForm } from './form.ts'
import { quoteLoan, type LoanQuote } from './quote.ts'
import type { HomeReads } from './reads.ts'
import type { ChangeForm } from './useLoanForm.ts'

/** Coupons begin and end on the minute; a figure that moved with every millisecond would be drawn for nothing. */
const MINUTE_MS = 60_000

export interface LoanView {
  /** Null until limits and rates are there. */
  facts: LoanFacts | null
  view: LoanQuote | null
  /** The state of the amount box: it needs the limits only. */
  entry: AmountState | null
  /** The amount as it stands in the box. */
  text: string
  coupons: CouponWish
  chooseCoupons(wish: CouponWish): void
  /** The chosen card; the first of the list unless one was picked (spec 4). */
  card: BankCard | null
  /** The server's clock, to the minute, in ms. */
  now: number
}

/** Replies and form put together into what the page shows. Recomputed when one of them changed, not when a sheet opens. */
export function useLoanView(reads: HomeReads, form: LoanForm, change: ChangeForm): LoanView {
  const host = useHost()
  const clock = useClock()
  const { config: amount, readAt = 0 } = reads.amount.data ?? {}
  const rates = reads.rates.data
  const grant = reads.coupons.data

  const facts = useMemo(
    () => (amount && rates ? readFacts(amount, rates, grant ?? null) : null),
    [amount, rates, grant],
  )
  const earlier = useMemo(
    () => (facts ? readChosenCoupon(host.memory, facts.wireCoupons) : {}),
    [facts, host],
  )
  const coupons = form.coupons ?? earlier
  const text = form.amount ?? proposedText(amount?.amount)
  const serverNow = serverClock(clock, amount?.currentTime, readAt).now()
  const now = Math.floor(serverNow / MINUTE_MS) * MINUTE_MS
  const { touched, period } = form
  const view = useMemo(
    () => facts && quoteLoan(facts, { text, touched, period, coupons }, now),
    [facts, text, touched, period, coupons, now],
  )
  const chooseCoupons = useCallback(
    (wish: CouponWish) => {
      if (facts) writeChosenCoupon(host.memory, wish, facts.wireCoupons)
      change({ coupons: wish })
    },
    [facts, host, change],
  )
  const limits = useMemo(() => (amount ? readAmountLimits(amount) : null), [amount])
  const bare = limits && amountState({ text, limits, hasFocused: touched, scene: 'main' })
  const cards = reads.cards.data
  const card = cards?.find((each) => each.userCardId === form.cardId) ?? cards?.[0] ?? null
  return { facts, view, entry: view?.entry ?? bare, text, coupons, chooseCoupons, card, now }
}

/** The server's proposal in whole yuan, '' without one. */
function proposedText(amount: string | number | null | undefined): string {
  const cents = toCents(amount)
  return cents >= 100 ? yuanText(cents).replace(/\..*$/, '') : ''
}
