import type { Coupon as WireCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import type { CouponSection } from '@koo/kit/CouponSheet'
import { couponLists, couponTitle, discountText, money, moneyCut, toCents } from '@koo/pricing'
import type { Coupon, JudgedCoupon, PeriodQuote } from '@koo/pricing'
import { momentText } from '@koo/steps'
import { COUPON_ENDING_MS } from '../../constants.ts'
import { raiseText } from '../present.ts'
import { copy } from './copy.ts'

export interface FacesInput {
  judged: readonly JudgedCoupon[]
  wire: ReadonlyMap<string, WireCoupon>
  quote: PeriodQuote | null
  now: number
}

const ORDER = ['raise', 'member', 'rate', 'other'] as const

/** The two tabs of the coupon sheet: usable coupons by section, and the rest with the first reason each (semantics 7.1). */
export function couponFaces({ judged, wire, quote, now }: FacesInput) {
  const { available, unavailable } = couponLists(judged)
  const face = ({ coupon }: JudgedCoupon) => faceOf(coupon, wire.get(coupon.id), now)
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
  return {
    id: coupon.id,
    ...figureOf(coupon),
    title: wire?.name ?? couponTitle(coupon),
    lines: linesOf(coupon, details),
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
      return { figure: moneyCut(coupon.faceValue ?? toCents(0)), unit: yuan }
    case 'none':
      return { figure: right }
  }
}

/** The first rule in words, and the cap: what somebody choosing has to know. The whole list unfolds. */
function linesOf(coupon: Coupon, details: readonly string[]): string[] {
  const cap = coupon.discountCap === null ? [] : [copy.coupon.cap(moneyCut(coupon.discountCap))]
  return [...details.slice(0, 1), ...cap]
}

function tagOf(coupon: Coupon, now: number): Pick<CouponFace, 'tag'> {
  const { tags } = copy.coupon
  if (coupon.category === 'member') return { tag: tags.member }
  if (coupon.category === 'raise') return { tag: tags.raise }
  const left = coupon.endsAt === null ? Number.POSITIVE_INFINITY : coupon.endsAt - now
  return left > 0 && left < COUPON_ENDING_MS ? { tag: tags.ending } : {}
}
