/** From replies and form to what the page shows. Pure; runs at every keystroke. */
import type { BankCard } from '@koo/api-client/types'
import {
  allowedSelection,
  amountState,
  raisedLimits,
  reselect,
  selectedList,
  toCents,
  yuanText,
} from '@koo/pricing'
import type {
  AmountLimits,
  AmountState,
  Coupon,
  CouponSelection,
  PeriodCard,
  PeriodQuote,
  SelectedCoupons,
} from '@koo/pricing'
import type { ConfirmQuery } from '../confirm/search.ts'
import type { LoanFacts } from './facts.ts'
import type { LoanForm, LoanUseChoice } from './draft.ts'

/** Of the replies, what the view is made of. */
export interface LoanReplies {
  /** Null until limits and rates are there. */
  facts: LoanFacts | null
  /** The limits alone: the amount box needs nothing else. */
  limits: AmountLimits | null
  /** The server's proposal in whole yuan, '' without one. */
  proposed: string
  /** Coupons selected earlier in this tab. */
  earlier: CouponSelection
  cards: readonly BankCard[] | undefined
  /** The server's clock, ms. */
  now(): number
}

/** What the page shows: replies and form put together. */
export interface LoanView {
  facts: LoanFacts | null
  /** The loan in figures; null as long as `facts` are. */
  loan: LoanQuote | null
  /** The state of the amount box; null until the limits are there. */
  entry: AmountState | null
  /** The amount as it stands in the box. */
  text: string
  /** The selected card; the first of the list unless one was picked (spec 4). */
  card: BankCard | null
  use: LoanUseChoice | null
  /** The server's clock, ms. */
  now: number
}

/** The view of a form. Pure; runs at every keystroke. */
export function viewOf(replies: LoanReplies, form: LoanForm): LoanView {
  const { facts, limits, proposed, earlier, cards } = replies
  const now = replies.now()
  const { touched, cardId, use } = form
  const text = form.amount ?? proposed
  const loan = facts && quoteLoan(facts, { ...form, text, coupons: form.coupons ?? earlier }, now)
  const entry = loan?.entry ?? (limits && amountState({ text, limits, hasFocused: touched, scene: 'main' }))
  const card = cards?.find((each) => each.userCardId === cardId) ?? cards?.[0] ?? null
  return { facts, loan, entry, text, card, use, now }
}

/** The loan as the confirm page gets it: choices only, every figure there comes from the lender. Null if it cannot be borrowed. */
export function confirmQuery({ loan, text, card, use }: LoanView): ConfirmQuery | null {
  if (!loan?.entry.acceptable || !loan.quote || !card) return null
  return {
    amount: text,
    period: String(loan.period),
    card: card.userCardId,
    coupons: chosenIds(loan.selection).join(',') || undefined,
    use: use?.use,
    sub: use?.sub,
  }
}

/** The server's proposed amount in whole yuan, '' without one. */
export function proposedText(amount: string | number | null | undefined): string {
  const cents = toCents(amount)
  return cents >= 100 ? yuanText(cents).replace(/\..*$/, '') : ''
}

/** What the figures depend on, of all that was entered: the amount as it stands in the box, and what was selected. */
export type LoanInput = Pick<LoanForm, 'touched' | 'period'> & { text: string; coupons: CouponSelection }

export interface LoanQuote {
  entry: AmountState
  cards: readonly PeriodCard[]
  /** The chosen period, null when none is offered. */
  period: number | null
  /** The loan as it stands, null without a readable amount or a rate for it. */
  quote: PeriodQuote | null
  /** What was selected in the coupon sheet, as far as this customer may select it. */
  coupons: CouponSelection
  /** What counts of it for this amount and period. */
  selection: SelectedCoupons
  /** The coupons that may be used for this amount and period. */
  usable: readonly Coupon[]
}

/** The amount while nothing is typed. */
export const NOTHING = toCents(0)

/** `now`: ms by the server's clock. */
export function quoteLoan(facts: LoanFacts, form: LoanInput, now: number): LoanQuote {
  const period = facts.periods.some((offer) => offer.periods === form.period)
    ? form.period
    : facts.defaultPeriod
  const typed = entryOf(facts.limits, form)
  const amount = typed.amount ?? NOTHING
  const usable = period === null ? [] : facts.quoter.usable({ amount, now }, period)

  const coupons = allowedSelection(form.coupons, facts.scene)
  const base = period === null ? null : facts.quoter.base({ amount }, period)
  const selection = reselect(base, usable.map(asOffered), coupons)
  const cards = facts.quoter.quote({ amount, now, couponId: coupons.rate, right: selection.memberRight })

  const limits = raisedLimits(facts.limits, selection.raiseCoupons, 'main')
  return {
    entry: entryOf(limits, form),
    cards,
    period,
    quote: cards.find((card) => card.periods === period)?.quote ?? null,
    coupons,
    selection,
    usable,
  }
}

const asOffered = (coupon: Coupon) => ({ coupon, isAvailable: true })

const entryOf = (limits: LoanFacts['limits'], form: LoanInput): AmountState =>
  amountState({ text: form.text, limits, hasFocused: form.touched, scene: 'main' })

export const chosenIds = (selection: SelectedCoupons): string[] => selectedList(selection).map(({ id }) => id)
