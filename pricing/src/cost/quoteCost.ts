import { benefitFor } from '../coupon/benefitFor.ts'
import type { Cents } from '../number/cents.ts'
import { powerOfTen, toNumber } from '../number/decimal.ts'
import type { Rate } from '../number/rate.ts'
import type { PeriodQuote } from '../page/periodQuote.ts'
import type { Discounts } from '../schedule/applyBenefit.ts'
import type { Base } from '../schedule/baseSchedule.ts'
import type { Waives } from '../schedule/terms.ts'
import {
  type CostOptions,
  ROW_CHARGES,
  type RowCharge,
  splitDiscount,
  termsOfColumns,
} from './costOptions.ts'
import type { CostStandard, CostTerms } from './terms.ts'

// semantics 13
/** Discounts of a coupon or a right, and what they waive. */
export interface WaivedDiscounts {
  readonly discounts: Discounts
  readonly waives: Waives
}

// semantics 13
/** The terms of `costDisclosure` from a period card with its coupon and its right. */
export function quoteCost(quote: PeriodQuote, options: CostOptions = {}): CostTerms {
  const { base, coupon, couponDiscounts, right, rightDiscounts } = quote
  const { plan } = base.terms
  const waived = [
    couponDiscounts && coupon && { discounts: couponDiscounts, waives: benefitFor(coupon, plan).waives },
    rightDiscounts && right && { discounts: rightDiscounts, waives: benefitFor(right, plan).waives },
  ]
  return scheduleCost(
    base,
    waived.filter((one) => one !== null),
    options,
  )
}

// semantics 7.4, 13
/**
 * The terms of `costDisclosure` from a schedule and its discounts, in the order in which they apply. Each is taken off
 * what it waives; a right may waive what a coupon has left of interest and fee.
 */
export function scheduleCost(
  base: Base,
  waived: readonly WaivedDiscounts[] = [],
  options: CostOptions = {},
): CostTerms {
  const { terms, principal, interest, serviceCharge, handlingFee } = base
  const amounts = { interest, service: serviceCharge, fee: handlingFee }
  return termsOfColumns(
    {
      principal: terms.principal,
      principals: principal,
      amounts,
      discounts: discountColumns(amounts, waived),
      standards: {
        interest: yearly(terms.lenderAnnualRate.value),
        service: yearly(rest(terms.annualRate, terms.lenderAnnualRate)),
        fee: terms.handlingFeeRate && {
          by: 'rate',
          rate: terms.handlingFeeRate.value,
          per: 'loan',
          of: 'principal',
        },
      },
      lender: '',
      firstPeriod: terms.firstPeriodDays === null ? 1 : terms.firstPeriodDays / 30,
    },
    options,
  )
}

const yearly = (rate: number): CostStandard => ({ by: 'rate', rate, per: 'year', of: 'balance' })

/** What is left of a rate, exact. */
function rest(whole: Rate, part: Rate): number {
  const scale = Math.max(whole.scale, part.scale)
  const [all, taken] = [whole, part].map((rate) => BigInt(rate.digits) * powerOfTen(scale - rate.scale))
  return toNumber({ coefficient: (all ?? 0n) - (taken ?? 0n), scale })
}

/** What a benefit waives comes first; what it saves beyond that is of the other part. */
const ORDERS: Readonly<Record<Waives, readonly RowCharge[]>> = {
  interest: ['interest', 'fee'],
  both: ['interest', 'fee'],
  handlingFee: ['fee', 'interest'],
}

type Columns = Readonly<Record<RowCharge, readonly Cents[]>>

function discountColumns(amounts: Columns, waived: readonly WaivedDiscounts[]): Columns {
  const columns = { interest: [] as Cents[], service: [] as Cents[], fee: [] as Cents[] }
  for (const k of amounts.interest.keys()) {
    const left = { interest: amounts.interest[k] ?? 0, service: 0, fee: amounts.fee[k] ?? 0 }
    const taken = { interest: 0, service: 0, fee: 0 }
    for (const { discounts, waives } of waived) {
      const parts = splitDiscount(discounts.perPeriod[k] ?? 0, left, ORDERS[waives])
      for (const name of ROW_CHARGES) {
        taken[name] += parts?.[name] ?? 0
        left[name] -= parts?.[name] ?? 0
      }
    }
    for (const name of ROW_CHARGES) columns[name].push(taken[name] as Cents)
  }
  return columns
}
