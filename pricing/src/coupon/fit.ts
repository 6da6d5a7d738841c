import type { Cents } from '../number/cents.ts'
import type { Coupon, CouponRule } from './coupon.ts'

// OC-35
/** A product on offer. It says for which scene and which customers its coupons are. */
export interface Product {
  readonly productId: string
  readonly scene: string
  readonly customer: 'any' | 'new' | 'old'
}

// semantics 7.1
/** What the page is about to borrow, without amount and period. */
export interface CouponScene {
  readonly scene: string
  readonly customer: 'new' | 'old'
  readonly products: readonly Product[]
  /** Period counts on offer, in any order. */
  readonly offeredPeriods: readonly number[]
  /** True when the user has no "no coupon" option; then only capped discounts can be used. */
  readonly hideNotUsingCoupon: boolean
  /** The highest share paid that is still allowed in that case. */
  readonly discountLimit: number
  /** Reasons against a coupon (`UnusableReason`) for which it is in neither list; `['PRODUCT_MISMATCH']` when left out. */
  readonly droppedReasons?: readonly string[]
}

/** Default of `discountLimit`. */
export const DEFAULT_DISCOUNT_LIMIT = 0.85

/** Whether amount, period and time allow a coupon that is known to fit the scene. Fast: no texts, no allocation. */
export function isUsableNow(coupon: Coupon, amount: Cents, period: number, now: number): boolean {
  const rule = coupon.rule
  return (
    rule !== null &&
    !coupon.isUsed &&
    !hasExpired(coupon, now) &&
    !isNotYetEffective(coupon, now) &&
    allowsPeriod(rule, period) &&
    allowsAmount(rule, amount)
  )
}

/**
 * Whether product, scene, customer and the conditions of a hidden "no coupon" option hold. Does not change during a
 * page visit.
 */
export function fitsScene(coupon: Coupon, scene: CouponScene): boolean {
  return productMismatch(coupon, scene) === null && meetsConditions(coupon, scene)
}

/** Whether the coupon has expired, by status or by time. */
export function hasExpired(coupon: Coupon, now: number): boolean {
  return coupon.isExpired || (coupon.endsAt !== null && !(now <= coupon.endsAt))
}

/** Whether the coupon is not effective yet, by flag or by time. */
export function isNotYetEffective(coupon: Coupon, now: number): boolean {
  return !coupon.isEffective || (coupon.startsAt !== null && !(now >= coupon.startsAt))
}

/** Whether a rule allows a period count. */
export function allowsPeriod(rule: CouponRule, period: number): boolean {
  return rule.periods === null || rule.periods.includes(period)
}

/** Whether an amount is in a rule's range; both ends are included. */
export function allowsAmount(rule: CouponRule, amount: Cents): boolean {
  return amount >= rule.minAmount && amount <= rule.maxAmount
}

// semantics 7.1
/** Why a coupon does not fit the product: at most one of these reasons holds. */
export type Mismatch = 'PRODUCT_MISMATCH' | 'SCENE_EXCLUDED' | 'OLD_CUSTOMER_ONLY' | 'NEW_CUSTOMER_ONLY'

/** Which of these reasons holds for a coupon in a scene; `null`: none. */
export function productMismatch(coupon: Coupon, scene: CouponScene): Mismatch | null {
  if (coupon.productIds.length === 0) return null
  const known = scene.products.filter((product) => coupon.productIds.includes(product.productId))
  if (known.length === 0) return 'PRODUCT_MISMATCH'
  const here = known.filter((product) => product.scene === scene.scene)
  if (here.length === 0) return 'SCENE_EXCLUDED'
  if (here.some((product) => product.customer === 'any' || product.customer === scene.customer)) return null
  return scene.customer === 'new' ? 'OLD_CUSTOMER_ONLY' : 'NEW_CUSTOMER_ONLY'
}

/** Reason 10: without a "no coupon" option only capped discounts can be used. */
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
