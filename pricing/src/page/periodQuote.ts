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
import { isPlainLoan, realAnnualRate, scheduleIrr, shownAnnualRate } from '../schedule/rates.ts'

/**
 * One period card: a loan with its coupon and right (semantics 11). The card's figures are there at once, the rest is
 * worked out when asked for and kept.
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
    this.averageMonthlyDue = averageCents(this.duesAfterDiscount)
  }

  get periods(): number {
    return this.base.terms.periods
  }

  /** What the coupon alone saves, cents. */
  get discountTotal(): Cents {
    return this.couponDiscounts?.total ?? ZERO
  }

  /** What the right saves on top of the coupon, cents. */
  get rightDiscount(): Cents {
    return this.rightDiscounts?.total ?? ZERO
  }

  /** Coupon and right together (`couponAmount` of the loan detail, OC-51), cents. */
  get totalDiscount(): Cents {
    return (this.discountTotal + this.rightDiscount) as Cents
  }

  /** Due of each period after all discounts, cents. */
  get duesAfterDiscount(): readonly Cents[] {
    return (this.dues ??= duesAfter(this.base, this.couponDiscounts, this.rightDiscounts))
  }

  /** All that is to be paid after discounts, cents. */
  get totalDue(): Cents {
    return sumCents(this.duesAfterDiscount)
  }

  /** What the loan costs after discounts: interest and fees, cents. */
  get charge(): Cents {
    return charge(this.totalDue, this.base.terms.principal)
  }

  /** The repayment plan, coupon and right taken off together. */
  rows(): ScheduleRow[] {
    return scheduleRows(this.base, combineDiscounts(this.couponDiscounts, this.rightDiscounts)?.perPeriod)
  }

  /** Solved annual rate with coupon and right, a fraction. */
  get realAnnualRate(): number {
    return (this.solvedRate ??= realAnnualRate(this.base, this.couponDiscounts, this.rightDiscounts))
  }

  /** Annual rate to show, with coupon and right (afterApr). A fraction; format with `percentText`. */
  get aprAfter(): number {
    return isPlainLoan(this.base, this.couponDiscounts, this.rightDiscounts)
      ? this.base.terms.annualRate.value
      : this.realAnnualRate
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
    return benefitTotal(this.base, benefitFor(coupon, this.base.terms.plan))
  }
}
