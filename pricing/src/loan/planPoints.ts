import type { Cents } from '../number/cents.ts'
import {
  planSettlement,
  type RepaidPlan,
  type Settlement,
  type SettlementRequest,
} from './earlySettlement.ts'

// semantics 9
/** The rule by which a loan is settled early. */
export interface SettlementTerms extends Omit<SettlementRequest, 'period'> {
  /** How many periods have to be paid before; default: none. */
  readonly after?: number | null
}

// semantics 9
/** What holds in one period of a repayment plan. */
export interface PlanPoint {
  /** Everything that is paid up to this period and with it, in cents. */
  readonly paid: Cents
  /** What settling the loan in this period costs; `null`: the rule is not known. */
  readonly settlement: Settlement | null
}

// semantics 9
/**
 * What is paid up to each period of a plan, and what settling the loan there would cost. Exact to the cent.
 * @param terms `null`: the terms of the loan do not say how it is settled
 */
export function planPoints(plan: RepaidPlan, terms: SettlementTerms | null): PlanPoint[] {
  let paid = 0
  return plan.dues.map((due, index) => {
    paid += due
    const period = index + 1
    return { paid: paid as Cents, settlement: terms && settlementAt(plan, terms, period) }
  })
}

function settlementAt(plan: RepaidPlan, terms: SettlementTerms, period: number): Settlement | null {
  const { after, ...rule } = terms
  return period <= (after ?? 0) ? { isAllowed: false } : planSettlement(plan, { ...rule, period })
}
