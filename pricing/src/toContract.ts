import { average, sumText, yuanText } from './number/cents.ts'
import { type Discounts, duesAfter } from './schedule/applyBenefit.ts'
import { type Base, scheduleRows } from './schedule/baseSchedule.ts'
import { realAnnualRate } from './schedule/rates.ts'

/** A schedule row as the contract spells it; yuan with two decimals (OC-3). */
export interface ScheduleRowContract {
  readonly capital: string
  readonly interest: string
  readonly payMonth: string
  readonly handlingFee: string
  readonly service: string
  readonly total: string
  readonly realTotal: string
  readonly couponValue: string
}

/** A schedule result as the contract spells it. */
export interface ScheduleContract {
  readonly list: readonly ScheduleRowContract[]
  readonly totalcouponamount: string
  /** Fraction with 12 decimals. */
  readonly realYearRate: string
  readonly montyPayList: readonly string[]
  readonly monthPay: string
}

/** A schedule with a right on top of the coupon, as the contract spells it (semantics 7.4). */
export interface RightOnTopContract {
  readonly totalcouponamount: string
  readonly rightDiscountAmount: string
  readonly montyPayList: readonly string[]
  readonly realYearRate: string
}

/** Rows in contract names, after `discounts`. */
export function toContractRows(base: Base, discounts?: Discounts | null): ScheduleRowContract[] {
  return scheduleRows(base, discounts?.perPeriod).map((row) => ({
    capital: yuanText(row.principal),
    interest: yuanText(row.interest),
    payMonth: yuanText(row.instalment),
    handlingFee: yuanText(row.handlingFee),
    service: yuanText(row.serviceCharge),
    total: yuanText(row.due),
    realTotal: yuanText(row.dueAfterDiscount),
    couponValue: yuanText(row.discount),
  }))
}

/** The whole result in contract names. */
export function toContract(base: Base, discounts?: Discounts | null): ScheduleContract {
  const dues = duesAfter(base, discounts)
  return {
    list: toContractRows(base, discounts),
    totalcouponamount: sumText(discounts?.perPeriod ?? []),
    realYearRate: rateText(realAnnualRate(base, discounts)),
    montyPayList: dues.map(yuanText),
    monthPay: yuanText(average(dues, base.terms.periods)),
  }
}

/** Coupon and right in contract names. */
export function toContractWithRight(
  base: Base,
  coupon: Discounts | null,
  right: Discounts | null,
): RightOnTopContract {
  return {
    totalcouponamount: sumText(coupon?.perPeriod ?? []),
    rightDiscountAmount: sumText(right?.perPeriod ?? []),
    montyPayList: duesAfter(base, coupon, right).map(yuanText),
    realYearRate: rateText(realAnnualRate(base, coupon, right)),
  }
}

/** Contract text of a rate: a fraction with 12 decimals (OC-3). */
export function rateText(rate: number): string {
  return rate.toFixed(12)
}
