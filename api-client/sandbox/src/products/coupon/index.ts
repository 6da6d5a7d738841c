import type { Domain } from '../../engine/domain.ts'
import { couponHandlers } from './handlers.ts'
import { couponPersonas } from './personas.ts'
import { part } from '../../engine/tweak.ts'

/** The coupon domain: the customer's coupons, and those that are usable for a loan. */
export const coupon: Domain = {
  name: 'coupon',
  title: '优惠券',
  handlers: couponHandlers,
  personas: couponPersonas,
  tweaks: { couponRules: part },
}
