import type { Cents } from '../number/cents.ts'
import { RATE_CAP, isAboveRateCap } from '../schedule/rateCap.ts'

// spec 7
/** A plan of instalments that a server states for an order, in cents. A figure that it does not state is `null`. */
export interface StatedPlan {
  readonly periods: number
  /** The mean payment of a period. */
  readonly payment: Cents
  /** Interest and fees of the whole plan. */
  readonly fee: Cents | null
  readonly total: Cents | null
}

// spec 7
/** What a plan pays for. */
export interface PlannedOrder {
  readonly amount: Cents
  /** Another part of the order is paid at once: the plan repays less than its amount. */
  readonly isPartial: boolean
}

// spec 4, 9
/**
 * Why a plan must not be offered: payments that do not add up to its total (`payment`), a total without its fee that is
 * not the order (`principal`), above its ceiling a year (`rateCap`).
 */
export type PlanFault = 'payment' | 'principal' | 'rateCap'

/** A mean may be rounded up or down. */
const CENT = 1

// spec 4, 9
/** Checks a plan against itself, its order and its ceiling, an annual rate. Null: it may be offered. */
export function planFault(
  plan: StatedPlan,
  { amount, isPartial }: PlannedOrder,
  ceiling = RATE_CAP,
): PlanFault | null {
  const { periods, payment, fee } = plan
  const dues = Array.from({ length: periods }, () => payment)
  const total = plan.total ?? payment * periods
  if (payment <= 0 || Math.abs(payment * periods - total) > CENT * periods) return 'payment'
  // Without a stated fee the principal is the order, and of a part of it nothing is known.
  const principal = fee === null ? (isPartial ? null : amount) : total - fee
  if (principal === null) return null
  const rounding = plan.total === null ? CENT * periods : 0
  const isTooMuch = principal > amount + rounding
  const isTooLittle = isPartial ? principal <= 0 : principal < amount - rounding
  if (isTooMuch || isTooLittle || total < principal - rounding) return 'principal'
  return isAboveRateCap(dues, principal as Cents, 1, ceiling) ? 'rateCap' : null
}
