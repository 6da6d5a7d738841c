import { type Cents, ZERO, subtractCents, sumCents } from '../number/cents.ts'
import { type Rate, readRate } from '../number/rate.ts'
import { roundShare, shareOf } from '../number/rounding.ts'
import { type RateFlows, flowRate } from '../schedule/flowRate.ts'
import type { CostCharge, CostRate, CostStandard, CostTerms } from './terms.ts'

/** Days of a year, as the schedule counts them (semantics 3.4). */
const YEAR_DAYS = 360
const YEAR_MONTHS = 12
/** What rounding explains of a charge of one period, in cents. */
const ROUNDING = 1

/** What is paid of a charge in each period, after coupons and rights. */
export const paidCharge = ({ amounts, discounts = [] }: CostCharge): Cents[] =>
  amounts.map((amount, k) => subtractCents(amount, discounts[k] ?? ZERO))

// semantics 13
/** One internal rate of all payments of a loan. `null`: there is none. */
export const costRate = (terms: CostTerms): CostRate | null => rateOf(terms, terms.charges)

// semantics 13
/** The own rate of one charge: of the principal rows and the rows of this charge alone. */
export const chargeRate = (terms: CostTerms, index: number): CostRate | null =>
  rateOf(terms, terms.charges.slice(index, index + 1))

// semantics 13
/** The annualised cost by the other method: the sum of the own rates. */
export const sumOfRates = (parts: readonly number[]): CostRate => ({
  rate: parts.reduce((sum, part) => sum + part, 0),
  reason: { from: 'sum', parts },
})

function rateOf(terms: CostTerms, charges: readonly CostCharge[]): CostRate | null {
  const flows = flowsOf(terms, charges)
  if (sumCents(flows.dues as readonly Cents[]) === flows.outlay)
    return { rate: 0, reason: { from: 'nothing' } }
  const named = contractRate(terms, charges)
  if (named !== null) return { rate: named, reason: { from: 'contract', flows } }
  const rate = flowRate(flows)
  return rate === null ? null : { rate, reason: { from: 'solved', flows } }
}

/** The payments of a loan on which only these charges are taken. */
function flowsOf(
  { principal, principals, firstPeriod, oddFirst }: CostTerms,
  charges: readonly CostCharge[],
): RateFlows {
  let outlay: number = principal
  const dues: number[] = [...principals]
  for (const charge of charges) {
    const paid = paidCharge(charge)
    if (charge.taken === 'payout') outlay -= sumCents(paid)
    else if (charge.taken === 'first') dues[0] = (dues[0] ?? 0) + sumCents(paid)
    else for (const [k, part] of paid.entries()) dues[k] = (dues[k] ?? 0) + part
  }
  return { outlay, dues, first: firstPeriod, ...(oddFirst && { oddFirst }) }
}

// OC-27
/**
 * The rate that the standards of these charges name, where every payment has it: solving it again would show 23.99 % for
 * 24 %. `null` when a charge has no yearly rate of the balance, has a discount, or differs from it by more than rounding.
 */
function contractRate(
  { principal, principals, firstPeriod }: CostTerms,
  charges: readonly CostCharge[],
): number | null {
  const rates = charges.map(balanceRate)
  if (firstPeriod !== 1 || !rates.every((rate) => rate !== null)) return null
  const isNamed = charges.every(({ amounts }, index) => {
    const rate = rates[index]
    return rate && isChargedBy(rate, principal, principals, amounts, ROUNDING)
  })
  return isNamed ? rates.reduce((sum, { value }) => sum + value, 0) : null
}

/** Whether a charge is a twelfth of a yearly rate of the balance in every period, within `rounding` cents. */
export function isChargedBy(
  rate: Rate,
  principal: Cents,
  principals: readonly Cents[],
  amounts: readonly Cents[],
  rounding: number,
): boolean {
  const monthly = shareOf(rate, 1, YEAR_MONTHS)
  let balance: number = principal
  return principals.every((part, k) => {
    const expected = roundShare(balance, monthly)
    balance -= part
    return Math.abs((amounts[k] ?? 0) - expected) <= rounding
  })
}

/** The yearly rate of the balance by which a charge is taken with each instalment; `null`: it is another charge. */
function balanceRate({ taken, standard, discounts = [] }: CostCharge): Rate | null {
  const isYearly = standard?.by === 'rate' && standard.per === 'year' && standard.of === 'balance'
  return isYearly && taken === 'each' && sumCents(discounts) === 0 ? readRate(standard.rate) : null
}

/** How often the time of a standard is in a year; a rate for the whole loan says nothing of a year. */
const TIMES = { year: 1, month: YEAR_MONTHS, day: YEAR_DAYS, loan: null } as const

// semantics 13
/** A standard for a year; `null`: it is an amount, a rate for the whole loan, or words. */
export function standardRate(standard: CostStandard): CostRate | null {
  if (standard.by !== 'rate') return null
  const [times, { rate }] = [TIMES[standard.per], standard]
  return times === null ? null : { rate: rate * times, reason: { from: 'standard', rate, times } }
}
