import type { CouponFace } from '@koo/kit/CouponCard'
import type { CouponSection } from '@koo/kit/CouponSheet'
import { couponLists, judgeCoupons, money, type JudgedCoupon } from '@koo/pricing'
import { couponFace } from '@koo/steps/coupons'
import { sheetCopy as copy } from '../copy.ts'
import type { LoanFacts } from '../facts.ts'
import { NOTHING, type LoanQuote } from '../loanView.ts'

const ORDER = ['raise', 'member', 'rate', 'other'] as const

/** The two tabs of the coupon sheet: usable coupons by section, and the rest with the first reason each (semantics 7.1). */
export function couponFaces(facts: LoanFacts, { quote, period, entry }: LoanQuote, now: number) {
  const amount = entry.amount ?? NOTHING
  const judged = period === null ? [] : judgeCoupons(facts.coupons, { ...facts.scene, now, period, amount })
  const { available, unavailable } = couponLists(judged)
  const face = ({ coupon }: JudgedCoupon) => couponFace(coupon, facts.wireCoupons.get(coupon.id) ?? {}, now)
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
