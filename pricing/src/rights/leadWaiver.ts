import type { Coupon } from '../coupon/coupon.ts'
import { type Cents, ZERO } from '../number/cents.ts'
import { type RateRow, rateFor, termsFromRow } from '../page/rateFor.ts'
import { benefitTotal } from '../schedule/applyBenefit.ts'
import { baseSchedule } from '../schedule/baseSchedule.ts'
import { NO_BENEFIT } from '../schedule/terms.ts'

/** Period count of the lead-flow interest calculation. */
const LEAD_PERIODS = 12

// semantics 9
/**
 * What the whole-loan waiver coupon of the lead flow saves over 12 periods, in cents. 0 when the rate table has no row
 * or nothing is waived; the page shows the generic text then. `amount` is cents.
 */
export function leadWaiver(
  amount: Cents,
  table: readonly RateRow[],
  coupon: Pick<Coupon, 'waives' | 'discountCap'>,
): Cents {
  const row = rateFor(table, amount, LEAD_PERIODS)
  const terms = row === null ? null : termsFromRow(row, amount)
  if (terms === null) return ZERO
  const benefit = { ...NO_BENEFIT, mode: 'all', waives: coupon.waives, cap: coupon.discountCap } as const
  return benefitTotal(baseSchedule(terms), benefit)
}
