// semantics 7.5
/** Calculates a one-click loan with what the customer has selected. Pure. */
import {
  allBorrow,
  baseSchedule,
  judgeCoupons,
  parseTerms,
  PeriodQuote,
  readCouponScene,
  showsAllBorrow,
  yuanText,
  selectDefaults,
  type Cents,
  type Coupon,
  type CouponScene,
  type JudgedCoupon,
} from '@koo/pricing'
import type { OneClickOffer } from './offer.ts'

/** What the customer has selected; `amount` is cents. */
export interface OneClickChoice {
  amount: Cents
  couponId: string | null
}

/** The selection that the server has made. */
export const offered = ({ amount, couponId }: OneClickOffer): OneClickChoice => ({ amount, couponId })

// semantics 7.4
/**
 * The loan in figures: with the coupon, and the right on top of it. What cannot be used for it is left out. Null when nothing can be
 * calculated.
 */
export function quoteOneClick(
  offer: OneClickOffer,
  { amount, couponId }: OneClickChoice,
  now: number,
): PeriodQuote | null {
  const terms = parseTerms({ amount: yuanText(amount), loanPeriod: offer.period, ...offer.rates })
  if (terms === null) return null
  const coupon = usableCoupons(offer, amount, now).find(({ id }) => id === couponId) ?? null
  const base = baseSchedule(terms)
  return new PeriodQuote(base, coupon, selectDefaults(base, judgedRights(offer, amount, now)).memberRight)
}

/** Coupons that can be used for this amount now. */
export const usableCoupons = (offer: OneClickOffer, amount: Cents, now: number) =>
  judged(offer, amount, now).flatMap(({ coupon, isAvailable }) => (isAvailable ? [coupon] : []))

/** Every coupon of the offer with the reasons why it cannot be used. */
export const judged = (offer: OneClickOffer, amount: Cents, now: number) =>
  judge(offer, offer.coupons, amount, now)

/** Every right of the offer, with the reasons why it does not count for this amount now. */
export const judgedRights = (offer: OneClickOffer, amount: Cents, now: number) =>
  judge(offer, offer.rights, amount, now)

const judge = (
  offer: OneClickOffer,
  coupons: readonly Coupon[],
  amount: Cents,
  now: number,
): JudgedCoupon[] => judgeCoupons(coupons, { ...sceneOf(offer), now, period: offer.period, amount })

/**
 * Why a selection must not be confirmed: more than the offer's maximum (`amount`), no figures for it (`terms`), another payment or
 * saving than the server states for its own selection, which it would refuse with 45006 (`payment`), above its ceiling
 * (`rateCap`).
 */
export type ChoiceFault = 'amount' | 'terms' | 'payment' | 'rateCap'

/** Checks a selection, each time it changes and when it is confirmed. Null: it may be confirmed. */
export function choiceFault(offer: OneClickOffer, choice: OneClickChoice, now: number): ChoiceFault | null {
  if (choice.amount > offer.maximum) return 'amount'
  const quote = quoteOneClick(offer, choice, now)
  if (quote === null) return 'terms'
  if (isAsOffered(offer, quote, choice) && !isAsStated(offer, quote)) return 'payment'
  return quote.isAboveCap(offer.ceiling) ? 'rateCap' : null
}

/**
 * Whether the server has stated its figures for this selection, by default that of the quote. A right that has ended since is not in
 * it any more.
 */
export const isAsOffered = (
  offer: OneClickOffer,
  quote: PeriodQuote,
  choice: OneClickChoice = { amount: quote.base.terms.principal, couponId: quote.coupon?.id ?? null },
): boolean =>
  choice.amount === offer.amount &&
  choice.couponId === offer.couponId &&
  quote.right === (quoteOneClick(offer, choice, offer.readAt)?.right ?? null)

const isAsStated = ({ monthPay, freeAmount }: OneClickOffer, quote: PeriodQuote): boolean =>
  quote.averageMonthlyDue === monthPay && (freeAmount === null || quote.totalDiscount === freeAmount)

/** Whether the offer may be shown: it starts with no more than was asked for, and with a selection that may be confirmed. */
export const isSound = (offer: OneClickOffer, asked: Cents, now: number): boolean =>
  offer.amount <= asked && choiceFault(offer, offered(offer), now) === null

// oneClick.15
/** Whether "all borrow" is offered: decided once, when the pop-up opens. */
export const offersAllBorrow = (offer: OneClickOffer, now: number): boolean =>
  offer.style === 'new' &&
  showsAllBorrow(offer.amount, offer.maximum) &&
  choiceFault(offer, borrowAll(offer, offer.couponId, now), now) === null

// oneClick.12, oneClick.13
/** The maximum, with the selected coupon as long as it can be used for it. */
export function borrowAll(offer: OneClickOffer, couponId: string | null, now: number): OneClickChoice {
  const { maximum, period, coupons } = offer
  const coupon = coupons.find(({ id }) => id === couponId) ?? null
  const all = allBorrow({ maximum, period, coupon, scene: sceneOf(offer), now })
  return { amount: all.amount, couponId: all.coupon?.id ?? null }
}

/** The coupons of an offer belong to its product, for every customer. */
const sceneOf = ({ productId, period }: OneClickOffer): CouponScene =>
  readCouponScene({
    scene: 'leadFlow',
    customer: 'old',
    products: [{ productId, scene: 'leadFlow', customer: 'any' }],
    offeredPeriods: [period],
  })
