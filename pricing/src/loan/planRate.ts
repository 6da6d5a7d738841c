import type { Cents } from '../number/cents.ts'
import { bisectedAnnualRate } from '../schedule/rates.ts'
import type { PlannedOrder, StatedPlan } from './planFault.ts'

/** Hundredths of a percent in the fraction 1. */
const HUNDREDTHS = 10_000

// spec 7
/** What a plan repays without interest and fees, cents; null when the server's figures do not say it. */
export function planPrincipal(
  { periods, payment, fee, total }: StatedPlan,
  { amount, isPartial }: PlannedOrder,
): Cents | null {
  if (fee !== null) return ((total ?? payment * periods) - fee) as Cents
  return isPartial ? null : amount
}

// semantics 4
/**
 * The annual rate of a plan that may be offered, simple interest, a fraction: that at which its payments are worth what it
 * repays. Payments are rounded to cents, so it is the nearest hundredth of a percent. 0 when nothing is charged; null when
 * the principal is not known.
 */
export function planAnnualRate(plan: StatedPlan, order: PlannedOrder): number | null {
  const principal = planPrincipal(plan, order)
  if (principal === null || principal <= 0) return null
  const { periods, payment } = plan
  if (payment * periods <= principal) return 0
  const dues = Array.from({ length: periods }, () => payment)
  return Math.round(bisectedAnnualRate(dues, principal) * HUNDREDTHS) / HUNDREDTHS
}
