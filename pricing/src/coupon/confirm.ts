import type { Cents } from '../number/cents.ts'
import type { Coupon } from './coupon.ts'
import { type CouponScene, allowsPeriod, fitsScene, isUsableNow } from './fit.ts'

// semantics 7.5
/** A coupon that the customer takes into the confirm flow, and what the page would borrow without it. */
export interface ConfirmCouponInput {
  readonly coupon: Coupon
  /** Cents. */
  readonly amount: Cents
  readonly period: number
  readonly defaultPeriod: number | null
  readonly scene: CouponScene
  /** Stored maximum amount in cents; 0 or `null`: none. */
  readonly storedMaximum?: Cents | null
  /** Epoch ms. */
  readonly now: number
}

// semantics 7.5
/** What the confirm flow borrows; amount in cents. */
export interface ConfirmCouponResult {
  readonly isApplied: boolean
  readonly amount: Cents
  readonly period: number
}

// semantics 7.5, OC-41
/** Amount and period of the confirm flow with a coupon. When the coupon does not apply, both stay as they were. */
export function confirmCoupon(input: ConfirmCouponInput): ConfirmCouponResult {
  const { coupon, scene, now, defaultPeriod } = input
  const unchanged = { isApplied: false, amount: input.amount, period: input.period }
  const rule = coupon.rule
  if (rule === null) return unchanged
  const allowed = scene.offeredPeriods.filter((period) => allowsPeriod(rule, period))
  const first = allowed[0]
  if (first === undefined) return unchanged
  const stored = input.storedMaximum ?? 0
  const amount = Math.min(input.amount, rule.maxAmount, stored > 0 ? stored : Infinity) as Cents
  const period = allowed.find((one) => one === defaultPeriod) ?? first
  const isUsable = fitsScene(coupon, scene) && isUsableNow(coupon, amount, period, now)
  return isUsable ? { isApplied: true, amount, period } : unchanged
}

// semantics 7.5
/** The offer of the one-click pop-up, and the coupon that was selected before. */
export interface AllBorrowInput {
  /** The maximum of the offer (leadFlowLoanAmountMax), in cents. */
  readonly maximum: Cents
  readonly period: number
  readonly coupon: Coupon | null
  readonly scene: CouponScene
  /** Epoch ms. */
  readonly now: number
}

// semantics 7.5
/** The result of "all borrow"; amount in cents. */
export interface AllBorrowResult {
  readonly amount: Cents
  /** Kept only while it can still be used at the maximum. */
  readonly coupon: Coupon | null
  /** The button is disabled after one use. */
  readonly isButtonDisabled: true
}

// semantics 7.5
/** "All borrow" of the one-click pop-up. The caller quotes the schedule again with the result. */
export function allBorrow(input: AllBorrowInput): AllBorrowResult {
  const { coupon, maximum, period, scene, now } = input
  const isKept = coupon !== null && fitsScene(coupon, scene) && isUsableNow(coupon, maximum, period, now)
  return { amount: maximum, coupon: isKept ? coupon : null, isButtonDisabled: true }
}
