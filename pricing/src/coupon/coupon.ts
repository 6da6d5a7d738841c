import type { Cents } from '../number/cents.ts'
import type { Rate } from '../number/rate.ts'
import type { Benefit, Waives } from '../schedule/terms.ts'

/** Default upper end of a coupon's amount range (spec 9): 1e8 yuan. */
export const MAX_COUPON_AMOUNT = 1e10 as Cents

/** Sections of the coupon popup (spec 2, semantics 7.3). */
export type CouponCategory = 'rate' | 'member' | 'raise' | 'other'

/** Icon types 2 and 3 of the contract; a face value for other coupons with an amount (semantics 7.2). */
export type CouponKind = 'freePeriods' | 'rateDiscount' | 'faceValue' | 'none'

/**
 * Where and how much a coupon may be used for, cents; several rules of the contract are intersected (semantics 7.1).
 */
export interface CouponRule {
  /** Allowed period counts, ascending; `null`: every period. */
  readonly periods: readonly number[] | null
  readonly minAmount: Cents
  readonly maxAmount: Cents
}

/** A coupon or right, read once from the contract (semantics 7.1, 7.2); money in cents, times in epoch ms. */
export interface Coupon {
  readonly id: string
  readonly category: CouponCategory
  readonly kind: CouponKind
  readonly isUsed: boolean
  readonly isExpired: boolean
  /** False while the server marks it as not yet effective. */
  readonly isEffective: boolean
  /** Epoch ms; `null`: no start. NaN: unreadable, never started. */
  readonly startsAt: number | null
  /** Epoch ms of the last moment; `null`: no end. NaN: unreadable, already over. */
  readonly endsAt: number | null
  /** Empty: fits every product. */
  readonly productIds: readonly string[]
  /** `null`: unreadable, which blocks the coupon (OC-37). */
  readonly rule: CouponRule | null
  readonly waives: Waives
  readonly freePeriodCount: number
  readonly freeFromStart: boolean
  /** Share paid (0.85 for 8.5折), `null` when not set. */
  readonly payFraction: Rate | null
  readonly discountCap: Cents | null
  /** Amount of the coupon: a face value, or what a raise coupon adds to the limit. */
  readonly faceValue: Cents | null
  /** How it acts on a schedule (semantics 7.2). */
  readonly benefit: Benefit
}
