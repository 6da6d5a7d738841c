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
import type { Cents, Coupon, PeriodCard, PeriodQuote } from '@koo/pricing'
import { dayText, readWhen } from '@koo/steps'
import type { CouponRowProps } from '@koo/kit/CouponRow'
import type { PeriodOption } from '@koo/kit/PeriodCard'
import { copy } from './copy.ts'
import type { PeriodFact } from './facts.ts'
import type { LoanQuote } from './quote.ts'

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

export function periodOptions(cards: readonly PeriodCard[], facts: readonly PeriodFact[]): PeriodOption[] {
  return facts.map(({ periods, mark, isSpecial }) => {
    const quote = cards.find((card) => card.periods === periods)?.quote
    return {
      period: periods,
      ...(quote && { payment: `¥${money(quote.averageMonthlyDue)}` }),
      ...(mark && { mark }),
      ...(isSpecial && { special: copy.specialMark }),
    }
  })
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

/** The coupon row: what is saved, or how much more can be borrowed, or how many wait. */
export function couponRow({
  quote,
  selection,
  usable,
}: LoanQuote): Pick<CouponRowProps, 'state' | 'text' | 'count' | 'tags'> {
  const count = usable.length
  const { rateCoupon, memberRight, otherRight, raiseCoupons } = selection
  const chosen = [rateCoupon, memberRight, otherRight, ...raiseCoupons].flatMap((coupon) => coupon ?? [])
  if (chosen.length === 0) return { state: count > 0 ? 'unused' : 'none', count }
  const tags = [...new Set(chosen.map(tagOf))].slice(0, 2)
  if (quote && quote.totalDiscount > 0) {
    return { state: 'chosen', text: copy.coupon.saved(money(quote.totalDiscount)), tags }
  }
  return raiseCoupons.length > 0
    ? { state: 'chosen', text: copy.coupon.raised(raiseText(raiseCoupons)), tags }
    : { state: 'chosen', text: chosen.map(couponTitle).join('、') }
}

/** Annual rate with its struck-through value before discounts, when the two read differently (semantics OC-51). */
export function RateText({ quote }: { quote: PeriodQuote }) {
  const { aprBefore, aprAfter } = quote
  return (
    <>
      {copy.plan.rate}
      {percentText(aprAfter)}
      {showsStruckThrough(aprBefore, aprAfter) && (
        <>
          {' '}
          <s>{percentText(aprBefore)}</s>
        </>
      )}
    </>
  )
}

/** A card as the rows and the sheet show it: never more of the number than the server left readable, four digits. */
export const cardFace = (card: Pick<BankCard, 'bankName' | 'cardNo' | 'smallIcon'>) => ({
  bankName: card.bankName,
  tail: card.cardNo.replace(/\D/g, '').slice(-4),
  ...(card.smallIcon?.startsWith('https://') && { logo: card.smallIcon }),
})
