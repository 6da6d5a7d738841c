/** Calculates a one-click loan with what the customer has selected (semantics 7.5). Pure. */
import {
  allBorrow,
  baseSchedule,
  judgeCoupons,
  parseTerms,
  PeriodQuote,
  readCouponScene,
  showsAllBorrow,
  yuanText,
  type Cents,
  type CouponScene,
} from '@koo/pricing'
import type { OneClickOffer } from './offer.ts'

/** What the customer has selected; `amount` is cents. */
export interface OneClickChoice {
  amount: Cents
  couponId: string | null
}

/** The selection that the server has made. */
export const offered = ({ amount, couponId }: OneClickOffer): OneClickChoice => ({ amount, couponId })

/** The loan in figures. A coupon that cannot be used for it is left out. Null when nothing can be calculated. */
export function quoteOneClick(
  offer: OneClickOffer,
  { amount, couponId }: OneClickChoice,
  now: number,
): PeriodQuote | null {
  const terms = parseTerms({ amount: yuanText(amount), loanPeriod: offer.period, ...offer.rates })
  if (terms === null) return null
  const coupon = usableCoupons(offer, amount, now).find(({ id }) => id === couponId) ?? null
  return new PeriodQuote(baseSchedule(terms), coupon, null)
}

/** Coupons that can be used for this amount now. */
export const usableCoupons = (offer: OneClickOffer, amount: Cents, now: number) =>
  judged(offer, amount, now).flatMap(({ coupon, isAvailable }) => (isAvailable ? [coupon] : []))

/** Every coupon of the offer with the reasons why it cannot be used. */
export const judged = (offer: OneClickOffer, amount: Cents, now: number) =>
  judgeCoupons(offer.coupons, { ...sceneOf(offer), now, period: offer.period, amount })

/**
 * Whether the offer may be shown: the payment that the server states for its selection is the one that its rates give
 * (anything else is refused with 45006), and it costs no more than the law allows (spec 9).
 */
export function isSound(offer: OneClickOffer, now: number): boolean {
  const quote = quoteOneClick(offer, offered(offer), now)
  return quote !== null && quote.averageMonthlyDue === offer.monthPay && !quote.isAboveCap
}

/** Whether "all borrow" is offered: decided once, when the pop-up opens (oneClick.15). */
export const offersAllBorrow = ({ style, amount, maximum }: OneClickOffer): boolean =>
  style === 'new' && showsAllBorrow(amount, maximum)

/** The maximum, with the selected coupon as long as it can be used for it (oneClick.12, oneClick.13). */
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
