import { isFrozen } from '../../people/account/seed.ts'
import { creditStageOf, type CreditStage } from '../../ledger/limit/assessment.ts'
import { limitsOf, type Limits } from '../../ledger/limit/limits.ts'
import { nextDueOf, type NextDue } from '../../ledger/bills/bills.ts'
import { lockOf } from '../../ledger/bills/standing.ts'
import type { Customer } from '../../engine/customer.ts'
import { DAY_MS, dayNumber } from '../../engine/calendar.ts'

/** The home page shows a bill as due from this many days before its day. */
const DUE_DAYS = 7

/**
 * Stage of a customer for the home page, from no credit to loans and bills. The first match counts, in the order of
 * {@link stageOf}.
 */
export type Stage =
  | 'notApplied'
  | 'assessing'
  | 'refused'
  | 'overdue'
  | 'due'
  | 'locked'
  | 'reviewing'
  | 'limitEnded'
  | 'running'
  | 'used'
  | 'ready'

/** Stage data for the home page. */
export interface HomeStage {
  stage: Stage
  usableCents: number
  totalCents: number
  /** The next bill to pay; null when there is none. */
  next: NextDue | null
  /** Days until its due day; negative: overdue. */
  daysLeft: number
}

/** The stage of a customer at `now`, computed from assessment, limit, loans and bills. */
export function homeStageOf(customer: Customer): HomeStage {
  const { world, user, persona, now } = customer
  // Checked first: a completed assessment raises the limit.
  const credit = creditStageOf(customer)
  const next = nextDueOf(customer)
  const limits = limitsOf(world, user, persona, now)
  const daysLeft = next === null ? 0 : Math.round(Date.parse(next.day) / DAY_MS) - dayNumber(now)
  const stage = stageOf(customer, { credit, limits, next, daysLeft })
  return { stage, usableCents: limits.usableCents, totalCents: limits.totalCents, next, daysLeft }
}

function stageOf(
  customer: Customer,
  has: { credit: CreditStage; limits: Limits; next: NextDue | null; daysLeft: number },
): Stage {
  const { credit, limits, next, daysLeft } = has
  if (next?.isOverdue) return 'overdue'
  if (next && daysLeft <= DUE_DAYS) return 'due'
  if (credit === 'assessing' || credit === 'refused') return credit
  if (credit === 'none') return 'notApplied'
  if (isFrozen(customer.persona) || lockOf(customer) !== null) return 'locked'
  if (customer.user.loans.some((loan) => loan.audit === 'auditing')) return 'reviewing'
  if (limits.totalCents === 0) return 'limitEnded'
  if (limits.usableCents < limits.minimumCents) return 'used'
  return next === null ? 'ready' : 'running'
}
