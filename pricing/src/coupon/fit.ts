import type { Cents } from '../number/cents.ts'
import type { Coupon, CouponRule } from './coupon.ts'

/** A product on offer; it tells which scene and which customers a coupon of it is for (OC-35). */
export interface Product {
  readonly productId: string
  readonly scene: string
  readonly customer: 'any' | 'new' | 'old'
}

/** What the page is about to borrow, apart from amount and period (semantics 7.1). */
export interface CouponScene {
  readonly scene: string
  readonly customer: 'new' | 'old'
  readonly products: readonly Product[]
  /** Period counts on offer, in any order. */
  readonly offeredPeriods: readonly number[]
  /** The user has no "no coupon" option, so only capped discounts count (semantics 7.1, reason 10). */
  readonly hideNotUsingCoupon: boolean
  /** Highest share paid that still counts then. */
  readonly discountLimit: number
}

/** Default of `discountLimit` (spec 9). */
export const DEFAULT_DISCOUNT_LIMIT = 0.85

/** A test of amount, period and time for a coupon whose fit to the scene is known; no texts, no allocation. */
export function isUsableNow(coupon: Coupon, amount: Cents, period: number, now: number): boolean {
  const rule = coupon.rule
  return (
    rule !== null &&
    !coupon.isUsed &&
    !isOver(coupon, now) &&
    !isAhead(coupon, now) &&
    allowsPeriod(rule, period) &&
    allowsAmount(rule, amount)
  )
}

/** Whether product, scene, customer and the conditions of hidden "no coupon" hold; fixed for a page visit. */
export function fitsScene(coupon: Coupon, scene: CouponScene): boolean {
  return productMismatch(coupon, scene) === null && meetsConditions(coupon, scene)
}

/** Expired by status or by time. */
export function isOver(coupon: Coupon, now: number): boolean {
  return coupon.isExpired || (coupon.endsAt !== null && !(now <= coupon.endsAt))
}

/** Not yet effective, by flag or by time. */
export function isAhead(coupon: Coupon, now: number): boolean {
  return !coupon.isEffective || (coupon.startsAt !== null && !(now >= coupon.startsAt))
}

/** Whether a rule allows a period count. */
export function allowsPeriod(rule: CouponRule, period: number): boolean {
  return rule.periods === null || rule.periods.includes(period)
}

/** Whether an amount lies in a rule's range, both ends inside. */
export function allowsAmount(rule: CouponRule, amount: Cents): boolean {
  return amount >= rule.minAmount && amount <= rule.maxAmount
}

/** Reasons 4 to 6 of semantics 7.1, of which at most one holds. */
export type Mismatch = 'PRODUCT_MISMATCH' | 'SCENE_EXCLUDED' | 'OLD_CUSTOMER_ONLY' | 'NEW_CUSTOMER_ONLY'

/** Which of them holds for a coupon in a scene; `null`: it fits. */
export function productMismatch(coupon: Coupon, scene: CouponScene): Mismatch | null {
  if (coupon.productIds.length === 0) return null
  const known = scene.products.filter((product) => coupon.productIds.includes(product.productId))
  if (known.length === 0) return 'PRODUCT_MISMATCH'
  const here = known.filter((product) => product.scene === scene.scene)
  if (here.length === 0) return 'SCENE_EXCLUDED'
  if (here.some((product) => product.customer === 'any' || product.customer === scene.customer)) return null
  return scene.customer === 'new' ? 'OLD_CUSTOMER_ONLY' : 'NEW_CUSTOMER_ONLY'
}

/** Reason 10: without a "no coupon" option only capped discounts count. */
export function meetsConditions(coupon: Coupon, scene: CouponScene): boolean {
  if (!scene.hideNotUsingCoupon) return true
  const share = coupon.payFraction?.value ?? 0
  return (
    coupon.kind === 'rateDiscount' &&
    share > 0 &&
    share <= scene.discountLimit &&
    (coupon.discountCap ?? 0) > 0
  )
}
