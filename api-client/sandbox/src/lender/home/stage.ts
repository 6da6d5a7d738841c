import { isFrozen } from '../account/seed.ts'
import { creditStageOf, type CreditStage } from '../credit/assessment.ts'
import { limitsOf, type Limits } from '../limits.ts'
import { nextDueOf, type NextDue } from '../repayment/bills.ts'
import { lockOf } from '../repayment/standing.ts'
import type { Origin } from '../../origin.ts'
import { DAY_MS } from '../calendar.ts'
import { dayNumber } from './days.ts'

/** Bills count as due on the home page from this many days before their day. */
const DUE_DAYS = 7

/**
 * Where a customer stands, for the home page: no credit yet, a limit, and what comes of it. The first that fits, in the
 * order of {@link stageOf}.
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

/** What the home page says about a customer. */
export interface HomeStanding {
  stage: Stage
  usableCents: number
  totalCents: number
  /** The bill to pay next; null: none. */
  next: NextDue | null
  /** Days until it is due; negative: overdue. */
  daysLeft: number
}

/** Where a customer stands at `now`, derived from assessment, limit, loans and bills. */
export function homeStandingOf(origin: Origin): HomeStanding {
  const { world, user, persona, now } = origin
  // Asked first: an assessment that has come to its end raises the limit.
  const credit = creditStageOf(origin)
  const next = nextDueOf(origin)
  const limits = limitsOf(world, user, persona, now)
  const daysLeft = next === null ? 0 : Math.round(Date.parse(next.day) / DAY_MS) - dayNumber(now)
  const stage = stageOf(origin, { credit, limits, next, daysLeft })
  return { stage, usableCents: limits.usableCents, totalCents: limits.totalCents, next, daysLeft }
}

function stageOf(
  origin: Origin,
  has: { credit: CreditStage; limits: Limits; next: NextDue | null; daysLeft: number },
): Stage {
  const { credit, limits, next, daysLeft } = has
  if (next?.isOverdue) return 'overdue'
  if (next && daysLeft <= DUE_DAYS) return 'due'
  if (credit === 'assessing' || credit === 'refused') return credit
  if (credit === 'none') return 'notApplied'
  if (isFrozen(origin.persona) || lockOf(origin) !== null) return 'locked'
  if (origin.user.loans.some((loan) => loan.audit === 'auditing')) return 'reviewing'
  if (limits.totalCents === 0) return 'limitEnded'
  if (limits.usableCents < limits.minimumCents) return 'used'
  return next === null ? 'ready' : 'running'
}
