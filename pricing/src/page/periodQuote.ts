import type { Coupon } from '../coupon/coupon.ts'
import { benefitFor } from '../coupon/benefitFor.ts'
import { endsBefore } from '../coupon/selection.ts'
import { type Cents, average } from '../number/cents.ts'
import { type Discounts, applyBenefit, duesAfter } from '../schedule/applyBenefit.ts'
import { type Base, type ScheduleRow, scheduleRows } from '../schedule/baseSchedule.ts'
import { realAnnualRate, scheduleIrr, shownAnnualRate } from '../schedule/rates.ts'

/**
 * One period card: a loan with its coupon and right. The card's figures are there at once, the rest is worked out
 * when asked for and kept.
 */
export class PeriodQuote {
  readonly base: Base
  /** The coupon that counts, `null` when none. */
  readonly coupon: Coupon | null
  readonly couponDiscounts: Discounts | null
  readonly rightDiscounts: Discounts | null
  /** The card's monthly payment, cents: mean due after discounts (semantics 3.6). */
  readonly averageMonthlyDue: Cents
  private dues: readonly Cents[] | null = null
  private solvedRate: number | null = null

  constructor(base: Base, coupon: Coupon | null, right: Coupon | null) {
    const plan = base.terms.plan
    this.base = base
    this.coupon = coupon
    this.couponDiscounts = coupon === null ? null : applyBenefit(base, benefitFor(coupon, plan))
    this.rightDiscounts =
      right === null ? null : applyBenefit(base, benefitFor(right, plan), this.couponDiscounts)
    this.averageMonthlyDue = average(this.duesAfterDiscount, base.terms.periods)
  }

  get periods(): number {
    return this.base.terms.periods
  }

  /** What the coupon alone saves, cents. */
  get discountTotal(): Cents {
    return this.couponDiscounts?.total ?? (0 as Cents)
  }

  /** What the right saves on top of the coupon, cents. */
  get rightDiscount(): Cents {
    return this.rightDiscounts?.total ?? (0 as Cents)
  }

  /** Coupon and right together (`couponAmount` of the loan detail, OC-51), cents. */
  get totalDiscount(): Cents {
    return (this.discountTotal + this.rightDiscount) as Cents
  }

  /** Due of each period after all discounts, cents. */
  get duesAfterDiscount(): readonly Cents[] {
    return (this.dues ??=
      this.couponDiscounts === null && this.rightDiscounts === null
        ? this.base.due
        : duesAfter(this.base, this.couponDiscounts, this.rightDiscounts))
  }

  /** The repayment plan, coupon and right taken off together. */
  rows(): ScheduleRow[] {
    return scheduleRows(
      this.base,
      this.base.due.map((due, k) => (due - (this.duesAfterDiscount[k] ?? due)) as Cents),
    )
  }

  /** Solved annual rate with coupon and right, a fraction. */
  get realAnnualRate(): number {
    return (this.solvedRate ??= realAnnualRate(this.base, this.couponDiscounts, this.rightDiscounts))
  }

  /** Annual rate to show, with coupon and right (afterApr). A fraction; format with `percentText`. */
  get aprAfter(): number {
    return shownAnnualRate(this.base, this.couponDiscounts, this.rightDiscounts)
  }

  /** Annual rate to show before any discount (beforeApr). A fraction. */
  get aprBefore(): number {
    return shownAnnualRate(this.base)
  }

  /** Bisection rate of the undiscounted schedule (beforeIrr). A fraction. */
  get irrBefore(): number {
    return scheduleIrr(this.base)
  }

  /** What another coupon would save here by itself, cents. */
  discountOf(coupon: Coupon): Cents {
    return applyBenefit(this.base, benefitFor(coupon, this.base.terms.plan)).total
  }
}

/**
 * The best of the usable rate coupons (semantics 7.3, OC-38). The same answer as `bestRateCoupon`, but a coupon whose
 * upper bound is below the best so far is not worked out.
 */
export function bestCoupon(base: Base, usable: readonly Coupon[], lent: number[]): Coupon | null {
  let interest = 0
  let fee = 0
  for (const value of base.interest) interest += value
  for (const value of base.handlingFee) fee += value
  let best: Coupon | null = null
  let total = 0
  for (const coupon of usable) {
    const benefit = benefitFor(coupon, base.terms.plan)
    const open =
      benefit.waives === 'interest' ? interest : benefit.waives === 'handlingFee' ? fee : interest + fee
    const share = benefit.mode === 'discount' ? (benefit.savedFraction?.value ?? 0) : 1
    // Each row rounds up by half a cent at most.
    const bound = Math.min(benefit.cap ?? Infinity, open * share + base.terms.periods)
    if (bound < total) continue
    const own = applyBenefit(base, benefit, null, lent).total
    if (own > total || (own === total && best !== null && endsBefore(coupon, best))) {
      best = coupon
      total = own
    }
  }
  return best
}
