import { type Cents, ZERO, averageCents, yuanText } from './number/cents.ts'
import { Exact } from './number/exact.ts'
import { type Discounts, duesAfter } from './schedule/applyBenefit.ts'
import type { Base } from './schedule/baseSchedule.ts'
import { realAnnualRate } from './schedule/rates.ts'

// OC-3
/** A schedule row with the contract's spelling; yuan with two decimals. */
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

// semantics 3.6
/** A schedule result with the contract's spelling; yuan with two decimals. */
export interface ScheduleContract {
  readonly list: readonly ScheduleRowContract[]
  readonly totalcouponamount: string
  /** Fraction with 12 decimals. */
  readonly realYearRate: string
  readonly montyPayList: readonly string[]
  readonly monthPay: string
}

// semantics 7.4
/** A schedule with a right on top of the coupon, with the contract's spelling. */
export interface RightOnTopContract {
  readonly totalcouponamount: string
  readonly rightDiscountAmount: string
  readonly montyPayList: readonly string[]
  readonly realYearRate: string
}

// semantics 3.6
/** Rows with contract names, after `discounts`. Equal figures of a row share one text. */
export function toContractRows(base: Base, discounts?: Discounts | null): ScheduleRowContract[] {
  return base.due.map((due, k) => {
    const fee = base.handlingFee[k] ?? ZERO
    const discount = discounts?.perPeriod[k] ?? ZERO
    const payMonth = yuanText((due - fee) as Cents)
    const total = fee === 0 ? payMonth : yuanText(due)
    return {
      capital: yuanText(base.principal[k] ?? ZERO),
      interest: yuanText(base.interest[k] ?? ZERO),
      payMonth,
      handlingFee: yuanText(fee),
      service: yuanText(base.serviceCharge[k] ?? ZERO),
      total,
      realTotal: discount === 0 ? total : yuanText((due - discount) as Cents),
      couponValue: yuanText(discount),
    }
  })
}

// semantics 3.6, OC-3
/** The whole result with contract names: yuan with two decimals, the rate with twelve. */
export function toContract(base: Base, discounts?: Discounts | null): ScheduleContract {
  const list = toContractRows(base, discounts)
  return {
    list,
    totalcouponamount: totalText(discounts),
    realYearRate: rateText(realAnnualRate(base, discounts)),
    montyPayList: list.map((row) => row.realTotal),
    monthPay: yuanText(averageCents(duesAfter(base, discounts))),
  }
}

// semantics 7.4, OC-3
/** Coupon and right with contract names: yuan with two decimals, the rate with twelve. */
export function toContractWithRight(
  base: Base,
  coupon: Discounts | null,
  right: Discounts | null,
): RightOnTopContract {
  return {
    totalcouponamount: totalText(coupon),
    rightDiscountAmount: totalText(right),
    montyPayList: duesAfter(base, coupon, right).map(yuanText),
    realYearRate: rateText(realAnnualRate(base, coupon, right)),
  }
}

/** A total as contract text. It may exceed the safe integers, so it is summed exactly then. */
function totalText(discounts?: Discounts | null): string {
  const total = discounts?.total ?? ZERO
  if (!discounts || Number.isSafeInteger(total)) return yuanText(total)
  return Exact.sum(...discounts.perPeriod)
    .div(100)
    .toFixed(2)
}

// OC-3
/** A rate as contract text: a fraction with 12 decimals. */
function rateText(rate: number): string {
  return rate.toFixed(12)
}
