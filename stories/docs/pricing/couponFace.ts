import type { CouponFace } from '@koo/kit/CouponCard'
import { type Coupon, couponTitle, discountText, moneyCut } from '@koo/pricing'

/** The texts of a coupon card, made from the coupon's figures. */
export function couponFace(name: string, coupon: Coupon): CouponFace {
  return {
    id: coupon.id,
    ...figure(coupon),
    title: name,
    lines: [
      couponTitle(coupon),
      ...(coupon.discountCap === null ? [] : [`最多减${moneyCut(coupon.discountCap)}元`]),
    ],
  }
}

function figure(coupon: Coupon): Pick<CouponFace, 'figure' | 'unit'> {
  switch (coupon.kind) {
    case 'freePeriods':
      return {
        figure: coupon.freeFromStart && coupon.freePeriodCount === 1 ? '首期' : `${coupon.freePeriodCount}期`,
        unit: '免息',
      }
    case 'rateDiscount':
      return { figure: discountText(coupon.payFraction?.value).replace('折', ''), unit: '折' }
    case 'faceValue':
      return { figure: coupon.faceValue === null ? '' : moneyCut(coupon.faceValue), unit: '元' }
    case 'none':
      return { figure: '权益' }
  }
}
