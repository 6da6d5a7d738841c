import type { Cents } from '../number/cents.ts'
import type { Rate } from '../number/rate.ts'
import type { Benefit, Waives } from '../schedule/terms.ts'

/** Default upper end of a coupon's amount range: 1e8 yuan. */
export const MAX_COUPON_AMOUNT = 1e10 as Cents

// semantics 7.3
/** Sections of the coupon popup. */
export type CouponCategory = 'rate' | 'member' | 'raise' | 'other'

// semantics 7.2
/** Icon types 2 and 3 of the contract; any other coupon with an amount is a face value. */
export type CouponKind = 'freePeriods' | 'rateDiscount' | 'faceValue' | 'none'

// semantics 7.1
/** Periods and amounts (cents) that a coupon may be used for. When the contract sends several rules, all must hold. */
export interface CouponRule {
  /** Allowed period counts, ascending; `null`: every period. */
  readonly periods: readonly number[] | null
  readonly minAmount: Cents
  readonly maxAmount: Cents
}

// semantics 7.1, 7.2, OC-37
/** A coupon or right, read from the contract once. Money in cents, times in epoch ms. */
export interface Coupon {
  readonly id: string
  readonly category: CouponCategory
  readonly kind: CouponKind
  readonly isUsed: boolean
  readonly isExpired: boolean
  /** False while the server marks it as not yet effective. */
  readonly isEffective: boolean
  /** Epoch ms; `null`: no start. NaN: unreadable, so the coupon never starts. */
  readonly startsAt: number | null
  /** Epoch ms of the last moment; `null`: no end. NaN: unreadable, so the coupon counts as ended. */
  readonly endsAt: number | null
  /** Empty: valid for every product. */
  readonly productIds: readonly string[]
  /** `null`: unreadable, so the coupon cannot be used. */
  readonly rule: CouponRule | null
  readonly waives: Waives
  readonly freePeriodCount: number
  readonly freeFromStart: boolean
  /** Share that is still paid (0.85 for 8.5折); `null` when not set. */
  readonly payFraction: Rate | null
  readonly discountCap: Cents | null
  /** Amount of the coupon: a face value, or what a raise coupon adds to the limit. `null` when not set. */
  readonly faceValue: Cents | null
  /** How the coupon acts on a schedule. */
  readonly benefit: Benefit
}
