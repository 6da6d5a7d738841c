/** Figures into the texts of the parts. Formats are pricing's, words are the copy's. */
import type { BankCard, CashGetAmountContent } from '@koo/api-client/types'
import {
  couponTitle,
  money,
  moneyCut,
  percentText,
  showsStruckThrough,
  toCents,
  wanCents,
} from '@koo/pricing'
import type { Cents, Coupon, PeriodQuote } from '@koo/pricing'
import { dayText, readWhen } from '@koo/steps'
import { copy } from './copy.ts'
import type { LoanView } from './loanView.ts'
import { chosenCoupons } from './quote.ts'

/** The line under the amount: limit, temporary limit and its end, what falls away, the trial cap, expiry (spec 2). */
export function briefText(amount: CashGetAmountContent, limit: Cents, now: number): string {
  const parts = [copy.brief.available(moneyCut(limit))]
  const temporary = toCents(amount.cashTempAvailAmount)
  const temporaryEnd = readWhen(amount.cashTempEndTime, true)
  const delta = toCents(amount.deltaAmount)
  const deltaEnd = readWhen(amount.deltaAmountDate, true)
  const trial = toCents(amount.reduceFeeMaxAmount)
  const expiry = readWhen(amount.expireDate, true)
  if (temporary > 0 && temporaryEnd !== null) {
    parts.push(copy.brief.temporary(moneyCut(temporary), dayText(temporaryEnd, now)))
  } else if (delta > 0 && deltaEnd !== null) {
    parts.push(copy.brief.delta(moneyCut(delta), dayText(deltaEnd, now)))
  }
  if (amount.hasChooseReduceFee && trial > 0) parts.push(copy.brief.trial(moneyCut(trial)))
  if (parts.length === 1 && expiry !== null) parts.push(copy.brief.expires(dayText(expiry, now)))
  return parts.join(' · ')
}

const WAN_CENTS = 1_000_000

/** What raise coupons add to the limit; from 10,000 on in 万 (spec 5). */
export function raiseText(coupons: readonly Coupon[]): string {
  const cents = coupons.reduce((sum, coupon) => sum + (coupon.faceValue ?? 0), 0) as Cents
  return cents < WAN_CENTS ? moneyCut(cents) : wanCents(cents)
}

const tagOf = (coupon: Coupon): string => {
  if (coupon.category === 'member') return copy.coupon.member
  if (coupon.category === 'raise') return copy.coupon.raise
  return coupon.kind === 'rateDiscount' ? couponTitle(coupon) : copy.coupon.tags[coupon.kind]
}

/** What the coupon row says, apart from the texts that change with every key. */
export interface CouponRowFace {
  state: 'chosen' | 'unused' | 'none' | 'busy'
  count: number
  /** How many of `tagTexts` there are. */
  tags: number
  /** The text is `savedText`. */
  saves: boolean
  /** '' where the row has words of its own. */
  text: string
}

const MAX_TAGS = 2

const tagsOf = (chosen: readonly Coupon[]): string[] => [...new Set(chosen.map(tagOf))].slice(0, MAX_TAGS)

/** The coupon row: what is saved, or how much more can be borrowed, or how many wait. */
export function couponRowFace({ loan }: LoanView): CouponRowFace {
  const face: CouponRowFace = { state: 'busy', count: 0, tags: 0, saves: false, text: '' }
  if (!loan) return face
  const { quote, selection, usable } = loan
  const chosen = chosenCoupons(selection)
  // Counted only where nothing is chosen.
  if (chosen.length === 0)
    return { ...face, state: usable.length > 0 ? 'unused' : 'none', count: usable.length }
  face.state = 'chosen'
  const tags = tagsOf(chosen).length
  if (quote && quote.totalDiscount > 0) return { ...face, tags, saves: true }
  return selection.raiseCoupons.length > 0
    ? { ...face, tags, text: copy.coupon.raised(raiseText(selection.raiseCoupons)) }
    : { ...face, text: chosen.map(couponTitle).join('、') }
}

/** The short word about what is chosen at this place of the coupon row. */
const tagText =
  (place: number) =>
  ({ loan }: LoanView): string =>
    (loan && tagsOf(chosenCoupons(loan.selection))[place]) ?? ''

export const tagTexts = Array.from({ length: MAX_TAGS }, (_, place) => tagText(place))

// The figures below change with every key. Each is '' where there is none, and then not shown.

const figure = (of: (quote: PeriodQuote) => string) => (view: LoanView) =>
  view.loan?.quote ? of(view.loan.quote) : ''

/** What the coupons save in all. */
export const savedText = figure(({ totalDiscount }) => copy.coupon.saved(money(totalDiscount)))

/** The first payment of the plan. */
export const firstPaymentText = figure(({ duesAfterDiscount: [first] }) =>
  first === undefined ? '' : copy.plan.first(money(first)),
)

/** The annual rate, after discounts. */
export const rateText = figure(({ aprAfter }) => copy.plan.rate(percentText(aprAfter)))

/** The annual rate before discounts. */
export const struckRateText = figure(({ aprBefore }) => percentText(aprBefore))

/** Is there a plan, and does its rate before discounts read differently (semantics OC-51)? */
export function planFace({ loan }: LoanView): { isPriced: boolean; isStruck: boolean } {
  const quote = loan?.quote
  return {
    isPriced: quote != null,
    isStruck: quote != null && showsStruckThrough(quote.aprBefore, quote.aprAfter),
  }
}

/** A card as the rows and the sheet show it: never more of the number than the server left readable, four digits. */
export const cardFace = (card: Pick<BankCard, 'bankName' | 'cardNo' | 'smallIcon'>) => ({
  bankName: card.bankName,
  tail: card.cardNo.replace(/\D/g, '').slice(-4),
  ...(card.smallIcon?.startsWith('https://') && { logo: card.smallIcon }),
})
