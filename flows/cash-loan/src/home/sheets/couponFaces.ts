import type { Coupon as WireCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import type { CouponSection } from '@koo/kit/CouponSheet'
import { couponLists, couponTitle, discountText, judgeCoupons, money, moneyCut } from '@koo/pricing'
import type { Coupon, JudgedCoupon } from '@koo/pricing'
import { momentText } from '@koo/page'
import { COUPON_ENDING_MS } from '../../constants.ts'
import { raiseText } from '../present.ts'
import { sheetCopy as copy } from '../copy.ts'
import type { LoanFacts } from '../facts.ts'
import { NOTHING, type LoanQuote } from '../loanView.ts'

const ORDER = ['raise', 'member', 'rate', 'other'] as const

/** The two tabs of the coupon sheet: usable coupons by section, and the rest with the first reason each (semantics 7.1). */
export function couponFaces(facts: LoanFacts, { quote, period, entry }: LoanQuote, now: number) {
  const amount = entry.amount ?? NOTHING
  const judged = period === null ? [] : judgeCoupons(facts.coupons, { ...facts.scene, now, period, amount })
  const { available, unavailable } = couponLists(judged)
  const face = ({ coupon }: JudgedCoupon) => faceOf(coupon, facts.wireCoupons.get(coupon.id), now)
  const usable = (each: JudgedCoupon): CouponFace => {
    const saving = each.coupon.category === 'rate' ? quote?.discountOf(each.coupon) : undefined
    return { ...face(each), ...(saving && { saving: copy.coupon.saving(money(saving)) }) }
  }
  const sections: CouponSection[] = ORDER.map((id) => ({
    id,
    coupons: available.filter((each) => each.coupon.category === id).map(usable),
  }))
  return {
    sections: sections.filter((section) => section.coupons.length > 0),
    unavailable: unavailable.map((each) => ({ ...face(each), reason: each.messages[0] ?? '' })),
  }
}

function faceOf(coupon: Coupon, wire: WireCoupon | undefined, now: number): CouponFace {
  const details = wire?.ruleDescList ?? []
  const cap = coupon.discountCap === null ? [] : [copy.coupon.cap(moneyCut(coupon.discountCap))]
  return {
    id: coupon.id,
    ...figureOf(coupon),
    title: wire?.name ?? couponTitle(coupon),
    // What somebody selecting has to know: the first rule, and the cap. The whole list unfolds.
    lines: [...details.slice(0, 1), ...cap],
    details,
    ...(coupon.endsAt !== null &&
      Number.isFinite(coupon.endsAt) && { expiry: copy.coupon.until(momentText(coupon.endsAt, now)) }),
    ...tagOf(coupon, now),
  }
}

function figureOf(coupon: Coupon): Pick<CouponFace, 'figure' | 'unit'> {
  const { first, free, limit, yuan, fold, right } = copy.coupon
  if (coupon.category === 'raise') return { figure: `+${raiseText([coupon])}`, unit: limit }
  switch (coupon.kind) {
    case 'freePeriods': {
      const isFirst = coupon.freeFromStart && coupon.freePeriodCount === 1
      return { figure: isFirst ? first : copy.periods(coupon.freePeriodCount), unit: free }
    }
    case 'rateDiscount':
      return { figure: discountText(coupon.payFraction?.value ?? null).replace(fold, ''), unit: fold }
    case 'faceValue':
      return { figure: moneyCut(coupon.faceValue ?? NOTHING), unit: yuan }
    case 'none':
      return { figure: right }
  }
}

/** The kind of benefit (spec 2 "Tags"); on other coupons that end soon, that they do. */
function tagOf(coupon: Coupon, now: number): Pick<CouponFace, 'tag'> {
  const { tags } = copy.coupon
  if (coupon.category === 'member') return { tag: tags.member }
  if (coupon.category === 'raise') return { tag: tags.raise }
  const left = coupon.endsAt === null ? Number.POSITIVE_INFINITY : coupon.endsAt - now
  const isEnding = left > 0 && left < COUPON_ENDING_MS
  if (coupon.kind === 'freePeriods') return { tag: tags.free }
  if (coupon.kind === 'rateDiscount') {
    if (isEnding) return { tag: tags.timed }
    return { tag: coupon.waives === 'interest' ? tags.rateCut : tags.discount }
  }
  return isEnding ? { tag: tags.ending } : {}
}
