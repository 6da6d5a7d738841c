import { isText } from '@koo/api-client'
import type { Coupon as WireCoupon } from '@koo/api-client/types'
import type { CouponFace } from '@koo/kit/CouponCard'
import { momentText } from '@koo/page/time'
import { couponTitle, discountText, moneyCut, toCents, type Coupon } from '@koo/pricing'
import { copy } from './copy.ts'
import { raiseText } from './raiseText.ts'

/** A coupon that ends within this is marked as ending. */
const ENDING_MS = 3 * 24 * 60 * 60 * 1000

/** The texts of a coupon in a reply. */
type CouponTexts = Partial<Pick<WireCoupon, 'name' | 'ruleDescList' | 'incoInfo'>>

/** Longest title of a coupon's icon as a tag, characters. */
const ICON_TITLE_MAX = 6

/**
 * The texts on a coupon's card: figure, name, first rule and cap, end date, kind. What the server has printed on the coupon
 * (`incoInfo`) is shown where it says more: its title as the tag of a coupon that has none, its content above the rules, or as the
 * name of one without. The figure is always that of pricing.
 */
export function couponFace(
  coupon: Coupon,
  { name, ruleDescList, incoInfo }: CouponTexts,
  now: number,
): CouponFace {
  const [iconTitle, content] = [printed(incoInfo?.iconTitle), printed(incoInfo?.iconContent)]
  const title = name || content || couponTitle(coupon)
  const icon = Array.from(iconTitle).slice(0, ICON_TITLE_MAX).join('')
  const details = ruleDescList ?? []
  const cap = coupon.discountCap === null ? [] : [copy.cap(moneyCut(coupon.discountCap))]
  return {
    id: coupon.id,
    ...figureOf(coupon),
    title,
    // The first rule and the cap are enough to select one; the card can unfold all rules.
    lines: [...(content && content !== title ? [content] : []), ...details.slice(0, 1), ...cap],
    details,
    ...(coupon.endsAt !== null &&
      Number.isFinite(coupon.endsAt) && { expiry: copy.until(momentText(coupon.endsAt, now)) }),
    ...(icon && icon !== title && { tag: icon }),
    ...tagOf(coupon, now),
  }
}

/** A text that is printed on a coupon; '' where there is none, or another value. */
const printed = (value: unknown): string => (isText(value) ? value.trim() : '')

function figureOf(coupon: Coupon): Pick<CouponFace, 'figure' | 'unit'> {
  if (coupon.category === 'raise') return { figure: `+${raiseText([coupon])}`, unit: copy.limit }
  switch (coupon.kind) {
    case 'freePeriods': {
      const isFirst = coupon.freeFromStart && coupon.freePeriodCount === 1
      return { figure: isFirst ? copy.first : copy.periods(coupon.freePeriodCount), unit: copy.free }
    }
    case 'rateDiscount': {
      const figure = discountText(coupon.payFraction?.value ?? null).replace(copy.fold, '')
      return { figure, unit: copy.fold }
    }
    case 'faceValue':
      return { figure: moneyCut(coupon.faceValue ?? toCents(0)), unit: copy.yuan }
    case 'none':
      return { figure: copy.right }
  }
}

/** The kind of benefit; other coupons get a tag when they end soon. */
function tagOf(coupon: Coupon, now: number): Pick<CouponFace, 'tag'> {
  const { tags } = copy
  if (coupon.category === 'member') return { tag: tags.member }
  if (coupon.category === 'raise') return { tag: tags.raise }
  if (coupon.kind === 'freePeriods') return { tag: tags.free }
  const left = coupon.endsAt === null ? Number.POSITIVE_INFINITY : coupon.endsAt - now
  const isEnding = left > 0 && left < ENDING_MS
  if (coupon.kind === 'rateDiscount') {
    if (isEnding) return { tag: tags.timed }
    return { tag: coupon.waives === 'interest' ? tags.rateCut : tags.discount }
  }
  return isEnding ? { tag: tags.ending } : {}
}
