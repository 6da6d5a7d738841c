/** Makes the view of the loan page from replies and form. Pure; runs at every keystroke. */
import type { BankCard } from '@koo/api-client/types'
import {
  allowedSelection,
  amountState,
  chooseLimitedTimeRight,
  isRecommendedCoupon,
  raisedLimits,
  reselect,
  selectedList,
  toCents,
  yuanText,
} from '@koo/pricing'
import type {
  AmountLimits,
  AmountState,
  Cents,
  Coupon,
  CouponSelection,
  LoanScene,
  PeriodCard,
  PeriodQuote,
  Rate,
  SelectedCoupons,
} from '@koo/pricing'
import type { LoanFacts } from './facts.ts'
import type { LoanForm, LoanUseChoice } from '../form/draft.ts'

/** The highest annual rate of an amount at a time (ms by the server's clock) with a low-fee right; null: the right does not apply. */
export type RateLimit = (amount: Cents, now: number) => Rate | null

/** The cards that can be selected for a loan; null: no amount or period is known. */
export type NarrowCards = (cards: readonly BankCard[], loan: LoanQuote | null) => readonly BankCard[]

/** The part of the replies that the view needs. */
export interface LoanReplies extends LateReplies {
  /** Null until limits and rates are there. */
  facts: LoanFacts | null
  scene: LoanScene
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

/** What comes after the first figures; null: there is none. */
export interface LateReplies {
  /** Of a low-fee right. */
  rateLimit?: RateLimit | null
  narrow?: NarrowCards | null
  /** Highest annual cost that may be offered, a fraction; 36 % until it is known. */
  ceiling?: number
}

/** What the page shows, from replies and form. */
export interface LoanView {
  facts: LoanFacts | null
  /** The loan in figures; null as long as `facts` are. */
  loan: LoanQuote | null
  /** The state of the amount box; null until the limits are there. */
  entry: AmountState | null
  /** The amount as text in the box. */
  text: string
  /** The cards that can be selected. */
  cards: readonly BankCard[] | undefined
  /** The selected card, by default the first of those. */
  card: BankCard | null
  use: LoanUseChoice | null
  /** The server's clock, ms. */
  now: number
}

/** The view of a form. Pure; runs at every keystroke. */
export function viewOf(replies: LoanReplies, form: LoanForm): LoanView {
  const { facts, scene, limits, proposed, earlier, cards, narrow, rateLimit = null, ceiling } = replies
  const now = replies.now()
  const { touched, cardId, use } = form
  const text = form.amount ?? proposed
  const loan =
    facts && quoteLoan(facts, { ...form, text, coupons: form.coupons ?? earlier, rateLimit, ceiling }, now)
  const entry = loan?.entry ?? (limits && amountState({ text, limits, hasFocused: touched, scene }))
  // bankCard.4: another list selects its first card.
  const offered = (cards && narrow?.(cards, loan)) ?? cards
  const card = offered?.find((each) => each.userCardId === cardId) ?? offered?.[0] ?? null
  return { facts, loan, entry, text, cards: offered, card, use, now }
}

/** The loan of the page as it is asked for: selections only, the figures of its terms come from the lender. */
export interface LoanSelection {
  /** Whole yuan. */
  amount: string
  period: string
  /** Id of the bank card. */
  card: string
  /** Ids of coupons, joined by commas. */
  coupons: string | undefined
  /** Code of the loan use; undefined: the one that the product has by default. */
  use: string | undefined
  /** Its second level. */
  sub: string | undefined
}

/** What the customer has selected, as far as it is a loan; null if the loan is not possible. */
export function selectedLoan({ loan, text, card, use }: LoanView): LoanSelection | null {
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

/** The part of the form that the figures depend on: the amount in the box, period and coupons. */
export type LoanInput = Pick<LoanForm, 'touched' | 'period'> & {
  text: string
  coupons: CouponSelection
  rateLimit?: RateLimit | null
  ceiling?: number | undefined
}

export interface LoanQuote {
  entry: AmountState
  cards: readonly PeriodCard[]
  /** The selected period, null when none is offered. */
  period: number | null
  /** Figures of the loan; null without a valid amount or a rate for it. */
  quote: PeriodQuote | null
  /** The selection in the coupon sheet, as far as this customer may select it. A low-fee right that applies takes its place. */
  coupons: CouponSelection
  /** The coupons of the selection that apply to this amount and period. */
  selection: SelectedCoupons
  /** The coupons that may be used for this amount and period. */
  usable: readonly Coupon[]
  /** The customer's own coupon applies to the period that the server recommends. */
  isRecommended: boolean
}

/** The amount while nothing is typed. */
export const NOTHING = toCents(0)

/** Calculates the loan for a form. `now`: ms by the server's clock. */
export function quoteLoan(facts: LoanFacts, form: LoanInput, now: number): LoanQuote {
  const period = facts.periods.some((offer) => offer.periods === form.period)
    ? form.period
    : facts.defaultPeriod
  const typed = entryOf(facts, facts.limits, form)
  const amount = typed.amount ?? NOTHING
  const usable = period === null ? [] : facts.quoter.usable({ amount, now }, period)

  // Coupons cannot be combined with the right. Where it does not apply, they are selected as before: never dearer.
  const annualRateLimit = form.rateLimit?.(amount, now) ?? null
  const coupons =
    annualRateLimit === null ? allowedSelection(form.coupons, facts.scene) : chooseLimitedTimeRight()
  const base = period === null ? null : facts.quoter.base({ amount, annualRateLimit }, period)
  const selection = reselect(base, usable.map(asOffered), coupons)
  const quoted = facts.quoter
    .quote({ amount, now, couponId: coupons.rate, right: selection.memberRight, annualRateLimit })
    .map((card) => offered(card, form.ceiling))

  const limits = raisedLimits(facts.limits, selection.raiseCoupons, facts.loanScene)
  const entry = entryOf(facts, limits, form)
  // Nothing can be borrowed: a price would promise that it could.
  const cards = entry.editable ? quoted : quoted.map((card) => ({ ...card, quote: null }))
  return {
    entry,
    cards,
    period,
    quote: cards.find((card) => card.periods === period)?.quote ?? null,
    coupons,
    selection,
    usable,
    isRecommended:
      coupons.rate === selection.rateCoupon?.id &&
      isRecommendedCoupon(selection, period, facts.defaultPeriod),
  }
}

/** A period above its ceiling is not offered, like one without a rate (spec 9). */
const offered = (card: PeriodCard, ceiling?: number): PeriodCard =>
  card.quote?.isAboveCap(ceiling) ? { ...card, quote: null } : card

const asOffered = (coupon: Coupon) => ({ coupon, isAvailable: true })

const entryOf = ({ loanScene }: LoanFacts, limits: AmountLimits, form: LoanInput): AmountState =>
  amountState({ text: form.text, limits, hasFocused: form.touched, scene: loanScene })

export const chosenIds = (selection: SelectedCoupons): string[] => selectedList(selection).map(({ id }) => id)
