/** Formats figures as texts for the parts, with the formats of pricing and the texts of `copy.ts`. */
import type { BankCard, LoanUse } from '@koo/api-client/types'
import type { CouponRowProps } from '@koo/kit/CouponRow'
import { couponTitle, money, moneyCut, selectedList, toCents } from '@koo/pricing'
import type { Cents, Coupon } from '@koo/pricing'
import { cardTail } from '@koo/page'
import { dayText } from '@koo/page/time'
import { showsBankLogos } from '../../cards.ts'
import { raiseText } from '../../coupons/index.ts'
import { readTime } from '../../readTime.ts'
import { copy } from '../copy.ts'
import type { DefaultUse } from '../product.ts'
import type { LoanLimits } from '../figures/replies.ts'
import type { LoanQuote } from '../figures/loanView.ts'
import type { LoanUseChoice } from '../form/draft.ts'

/** The facts of the line under the amount: limit, temporary limit and its end, the part that ends soon, trial cap, expiry. */
export function briefFacts(amount: LoanLimits, limit: Cents, now: number): string[] {
  const parts = [copy.brief.available(moneyCut(limit))]
  const temporary = toCents(amount.cashTempAvailAmount)
  const temporaryEnd = readTime(amount.cashTempEndTime, true)
  const delta = toCents(amount.deltaAmount)
  const deltaEnd = readTime(amount.deltaAmountDate, true)
  const trial = toCents(amount.reduceFeeMaxAmount)
  const expiry = readTime(amount.expireDate, true)
  if (temporary > 0 && temporaryEnd !== null) {
    parts.push(copy.brief.temporary(moneyCut(temporary), dayText(temporaryEnd, now)))
  } else if (delta > 0 && deltaEnd !== null) {
    parts.push(copy.brief.delta(moneyCut(delta), dayText(deltaEnd, now)))
  }
  if (amount.hasChooseReduceFee && trial > 0) parts.push(copy.brief.trial(moneyCut(trial)))
  if (expiry !== null) parts.push(copy.brief.expires(dayText(expiry, now)))
  return parts
}

const tagOf = (coupon: Coupon): string => {
  if (coupon.category === 'member') return copy.coupon.member
  if (coupon.category === 'raise') return copy.coupon.raise
  return coupon.kind === 'rateDiscount' ? couponTitle(coupon) : copy.coupon.tags[coupon.kind]
}

const MAX_TAGS = 2

type CouponFace = Pick<CouponRowProps, 'state' | 'count' | 'tags' | 'text'>

/** Whether the coupon row shows the same. */
export const isSameFace = (before: CouponFace, now: CouponFace): boolean =>
  before.state === now.state &&
  before.count === now.count &&
  before.text === now.text &&
  (before.tags?.length ?? 0) === (now.tags?.length ?? 0) &&
  (before.tags ?? []).every((tag, at) => tag === now.tags?.[at])

/** Props of the coupon row: the saving, the raised limit, or the number of usable coupons. `loan` null: still loading. */
export function couponRowFace(loan: LoanQuote | null): CouponFace {
  if (!loan) return { state: 'busy' }
  const { quote, selection, usable, isRecommended } = loan
  if (selection.isLimitedTimeRight) return { state: 'rights', text: copy.coupon.timedRight }
  const selected = selectedList(selection)
  if (selected.length === 0) return { state: usable.length > 0 ? 'unused' : 'none', count: usable.length }
  const all = selected.map(tagOf)
  if (isRecommended) all.unshift(copy.coupon.recommended)
  const tags = [...new Set(all)].slice(0, MAX_TAGS)
  if (quote && quote.totalDiscount > 0)
    return { state: 'chosen', tags, text: copy.coupon.saved(money(quote.totalDiscount)) }
  return selection.raiseCoupons.length > 0
    ? { state: 'chosen', tags, text: copy.coupon.raised(raiseText(selection.raiseCoupons)) }
    : { state: 'chosen', text: selected.map(couponTitle).join('、') }
}

/**
 * A card as rows and sheet show it, with the last four digits only. No logo is loaded until the merchant is known.
 * @param merchant of the host's `segments()`
 */
export const cardFace = (
  card: Pick<BankCard, 'bankName' | 'cardNo' | 'smallIcon'>,
  merchant: string | null,
) => ({
  bankName: card.bankName,
  tail: cardTail(card.cardNo),
  ...(card.smallIcon && showsBankLogos(merchant) && { logo: card.smallIcon }),
})

/** Name of the loan use, of its second level if one is selected. The default has a name even without the list. */
export function purposeText(
  choice: LoanUseChoice | null,
  list: readonly LoanUse[] | undefined,
  byDefault: DefaultUse,
): string {
  const { use, sub } = choice ?? byDefault
  const found = list?.find((each) => each.loanUseCode === use)
  const detail = choice && found?.subList?.find((each) => each.loanUseCode === sub)
  return detail?.loanUseName ?? found?.loanUseName ?? byDefault.name
}
