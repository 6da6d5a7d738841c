import { type Cents, plainYuan } from '../number/cents.ts'
import { type Coupon, type CouponRule, MAX_COUPON_AMOUNT } from './coupon.ts'
import {
  type CouponScene,
  type Mismatch,
  allowsAmount,
  hasExpired,
  isNotYetEffective,
  meetsConditions,
  productMismatch,
} from './fit.ts'

// semantics 7.1
/** Reasons, in the order in which they are checked. */
export type UnusableReason =
  | 'USED'
  | 'EXPIRED'
  | 'NOT_EFFECTIVE'
  | Mismatch
  | 'PERIOD'
  | 'AMOUNT'
  | 'RULE_UNREADABLE'
  | 'CONDITIONS'

// semantics 7.1
/** The situation in which a coupon is checked. */
export interface CouponContext extends CouponScene {
  /** Epoch ms. */
  readonly now: number
  readonly period: number
  /** Cents; 0 when nothing is typed. */
  readonly amount: Cents
}

// semantics 7.1, OC-36
/** The result of checking a coupon. */
export interface CouponUsability {
  readonly isAvailable: boolean
  /** In neither list, by one of the scene's `droppedReasons`. */
  readonly isDropped: boolean
  readonly reasons: readonly UnusableReason[]
  /** Chinese, one per reason; the page shows the first. */
  readonly messages: readonly string[]
}

const MESSAGES: Record<Exclude<UnusableReason, 'PERIOD' | 'AMOUNT'>, string> = {
  USED: '该券已使用',
  EXPIRED: '该券已过期',
  NOT_EFFECTIVE: '该券暂未生效',
  PRODUCT_MISMATCH: '该券不适用于当前产品',
  SCENE_EXCLUDED: '当前借款不可使用该券',
  OLD_CUSTOMER_ONLY: '仅老客可用',
  NEW_CUSTOMER_ONLY: '仅新客可用',
  RULE_UNREADABLE: '不符合使用条件',
  CONDITIONS: '不符合使用条件',
}

// OC-36
/** A coupon of another product: nothing on the page could make it usable. */
const DROPPED: readonly string[] = ['PRODUCT_MISMATCH']

// semantics 7.1
/** Whether a coupon can be used, with every reason against it in order. */
export function couponUsability(coupon: Coupon, context: CouponContext): CouponUsability {
  const reasons: UnusableReason[] = []
  const messages: string[] = []
  const fail = (reason: UnusableReason, message: string): void => {
    reasons.push(reason)
    messages.push(message)
  }
  const failWithText = (reason: keyof typeof MESSAGES): void => fail(reason, MESSAGES[reason])

  if (coupon.isUsed) failWithText('USED')
  if (hasExpired(coupon, context.now)) failWithText('EXPIRED')
  if (isNotYetEffective(coupon, context.now)) failWithText('NOT_EFFECTIVE')
  const mismatch = productMismatch(coupon, context)
  if (mismatch !== null) failWithText(mismatch)
  const rule = coupon.rule
  const periods = rule?.periods ?? null
  if (periods !== null && !periods.includes(context.period)) {
    fail('PERIOD', periodMessage(periods, context.offeredPeriods))
  }
  if (rule !== null && !allowsAmount(rule, context.amount)) fail('AMOUNT', amountRangeMessage(rule))
  if (rule === null) failWithText('RULE_UNREADABLE')
  if (!meetsConditions(coupon, context)) failWithText('CONDITIONS')
  return {
    isAvailable: reasons.length === 0,
    isDropped: reasons.some((reason) => (context.droppedReasons ?? DROPPED).includes(reason)),
    reasons,
    messages,
  }
}

// semantics 7.1
/** A coupon with its result. */
export interface JudgedCoupon extends CouponUsability {
  readonly coupon: Coupon
}

// OC-36
/** The two tabs of the coupon popup, in list order; a dropped coupon is in neither tab. */
export interface CouponLists {
  readonly available: readonly JudgedCoupon[]
  readonly unavailable: readonly JudgedCoupon[]
}

// semantics 7.1
/** Checks every coupon at one amount, period and time. `couponLists` and the selection take the result. */
export function judgeCoupons(coupons: readonly Coupon[], context: CouponContext): JudgedCoupon[] {
  return coupons.map((coupon) => ({ coupon, ...couponUsability(coupon, context) }))
}

// semantics 7.1, OC-36
/** Splits checked coupons into the two tabs of the popup. */
export function couponLists(judged: readonly JudgedCoupon[]): CouponLists {
  return {
    available: judged.filter((entry) => entry.isAvailable),
    unavailable: judged.filter((entry) => !entry.isAvailable && !entry.isDropped),
  }
}

// semantics 7.1
/**
 * What a coupon asks of a loan, in the words of the reasons against it; [] when it is for any amount and period, or when its rule
 * cannot be read. `offeredPeriods`: the periods of the product; without them every allowed period is named.
 */
export function couponConditions(rule: CouponRule | null, offeredPeriods: readonly number[] = []): string[] {
  if (rule === null) return []
  const { periods, minAmount, maxAmount } = rule
  return [
    ...(periods === null ? [] : [periodMessage(periods, offeredPeriods)]),
    ...(minAmount <= 0 && maxAmount >= MAX_COUPON_AMOUNT ? [] : [amountRangeMessage(rule)]),
  ]
}

function periodMessage(allowed: readonly number[], offered: readonly number[]): string {
  // When the rules exclude each other, there is no period to name.
  if (allowed.length === 0) return MESSAGES.CONDITIONS
  const sorted = [...offered].sort((a, b) => a - b)
  const hits = sorted.filter((period) => allowed.includes(period))
  const longest = sorted.slice(sorted.length - hits.length)
  if (hits.length > 1 && hits.every((period, i) => period === longest[i])) return `${hits[0]}期以上可用`
  return `仅${(hits.length > 0 ? hits : allowed).join('、')}期可用`
}

function amountRangeMessage(rule: CouponRule): string {
  if (rule.maxAmount >= MAX_COUPON_AMOUNT) return `借款${plainYuan(rule.minAmount)}元及以上可用`
  if (rule.minAmount <= 0) return `借款${plainYuan(rule.maxAmount)}元及以下可用`
  return `借款${plainYuan(rule.minAmount)}-${plainYuan(rule.maxAmount)}元可用`
}
