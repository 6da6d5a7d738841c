import type { Coupon } from '../coupon/coupon.ts'
import { benefitFor } from '../coupon/benefitFor.ts'
import { type Cents, ZERO, averageCents, charge, sumCents } from '../number/cents.ts'
import {
  type Discounts,
  applyBenefit,
  benefitTotal,
  combineDiscounts,
  duesAfter,
} from '../schedule/applyBenefit.ts'
import { type Base, type ScheduleRow, scheduleRows } from '../schedule/baseSchedule.ts'
import { RATE_CAP, costsMoreThan } from '../schedule/rateCap.ts'
import { isPlainLoan, realAnnualRate, scheduleIrr, shownAnnualRate } from '../schedule/rates.ts'

// semantics 11, 3.6, OC-51
/**
 * One period card: a loan with its coupon and right. The figures of the card are calculated at once, all others on first
 * use.
 */
export class PeriodQuote {
  readonly base: Base
  /** The coupon that applies; `null`: none. */
  readonly coupon: Coupon | null
  /** The right on top of it; `null`: none. */
  readonly right: Coupon | null
  readonly couponDiscounts: Discounts | null
  readonly rightDiscounts: Discounts | null
  /** The monthly payment on the card, in cents: mean due after discounts. */
  readonly averageMonthlyDue: Cents
  private dues: readonly Cents[] | null = null
  private solvedRate: number | null = null

  constructor(base: Base, coupon: Coupon | null, right: Coupon | null) {
    const plan = base.terms.plan
    this.base = base
    this.coupon = coupon
    this.right = right
    this.couponDiscounts = coupon === null ? null : applyBenefit(base, benefitFor(coupon, plan))
    this.rightDiscounts =
      right === null ? null : applyBenefit(base, benefitFor(right, plan), this.couponDiscounts)
    this.averageMonthlyDue = averageCents(this.duesAfterDiscount)
  }

  get periods(): number {
    return this.base.terms.periods
  }

  /** What the coupon alone saves, in cents. */
  get discountTotal(): Cents {
    return this.couponDiscounts?.total ?? ZERO
  }

  /** What the right saves on top of the coupon, in cents. */
  get rightDiscount(): Cents {
    return this.rightDiscounts?.total ?? ZERO
  }

  /** What coupon and right save together (`couponAmount` of the loan detail), in cents. */
  get totalDiscount(): Cents {
    return (this.discountTotal + this.rightDiscount) as Cents
  }

  /** Due of each period after all discounts, in cents. */
  get duesAfterDiscount(): readonly Cents[] {
    return (this.dues ??= duesAfter(this.base, this.couponDiscounts, this.rightDiscounts))
  }

  /** Total to pay after discounts, in cents. */
  get totalDue(): Cents {
    return sumCents(this.duesAfterDiscount)
  }

  /** What the loan costs after discounts: interest and fees, in cents. */
  get charge(): Cents {
    return charge(this.totalDue, this.base.terms.principal)
  }

  /** The repayment plan after both discounts. */
  rows(): ScheduleRow[] {
    return scheduleRows(this.base, combineDiscounts(this.couponDiscounts, this.rightDiscounts)?.perPeriod)
  }

  /** Solved annual rate with coupon and right; a fraction. */
  get realAnnualRate(): number {
    return (this.solvedRate ??= realAnnualRate(this.base, this.couponDiscounts, this.rightDiscounts))
  }

  /** Annual rate to show, with coupon and right (afterApr). A fraction; format with `percentText`. */
  get aprAfter(): number {
    return isPlainLoan(this.base, this.couponDiscounts, this.rightDiscounts)
      ? this.base.terms.annualRate.value
      : this.realAnnualRate
  }

  /** Dearer than its ceiling (a fraction), by its real rate with coupon and right: never offered. */
  isAboveCap(ceiling = RATE_CAP): boolean {
    const { principal, firstPeriodDays } = this.base.terms
    return costsMoreThan(
      ceiling,
      this.duesAfterDiscount,
      principal,
      firstPeriodDays === null ? 1 : firstPeriodDays / 30,
    )
  }

  /** Annual rate to show before any discount (beforeApr). A fraction. */
  get aprBefore(): number {
    return shownAnnualRate(this.base)
  }

  /** Rate of the schedule before discounts, found by bisection (beforeIrr). A fraction. */
  get irrBefore(): number {
    return scheduleIrr(this.base)
  }

  /** What another coupon alone would save on this loan, in cents. */
  discountOf(coupon: Coupon): Cents {
    return benefitTotal(this.base, benefitFor(coupon, this.base.terms.plan))
  }
}
