import type { PlannedOrder, StatedPlan } from '../loan/planFault.ts'
import { planPrincipal } from '../loan/planRate.ts'
import { type Cents, ZERO, divideHalfUp } from '../number/cents.ts'
import { type CostOptions, amountStandard, termsOfColumns } from './costOptions.ts'
import type { CostTerms } from './terms.ts'

// semantics 13
/**
 * The terms of `costDisclosure` from a plan of instalments that a server states: all that it charges is one fee, taken
 * with each payment in equal parts. The last payment makes up the stated total. `null` when the principal is not known,
 * or when the figures contradict each other; for why, see `planFault`.
 */
export function planCost(plan: StatedPlan, order: PlannedOrder, options: CostOptions = {}): CostTerms | null {
  const { periods, payment } = plan
  const principal = planPrincipal(plan, order)
  if (principal === null || principal <= 0 || periods < 1) return null
  const total = plan.total ?? payment * periods
  const dues = spread(total, payment, periods)
  const fee = total - principal
  const fees = spread(fee, divideHalfUp(Math.max(0, fee), periods), periods)
  const principals = dues.map((due, k) => due - (fees[k] ?? 0))
  if (fee < 0 || [...fees, ...principals].some((part) => part < 0)) return null
  const none = fees.map(() => ZERO)
  return termsOfColumns(
    {
      principal,
      principals: principals as Cents[],
      amounts: { interest: none, service: none, fee: fees as Cents[] },
      discounts: { interest: none, service: none, fee: none },
      standards: { interest: null, service: null, fee: amountStandard(fees as Cents[]) },
      lender: '',
      firstPeriod: 1,
    },
    options,
  )
}

/** Equal parts of a sum, of which the last takes the rest. */
const spread = (sum: number, part: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => (k === count - 1 ? sum - part * (count - 1) : part))
