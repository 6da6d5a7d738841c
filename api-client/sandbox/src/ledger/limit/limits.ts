import { isOpenLoan } from '../state/reviews.ts'
import { LOAN_CAPS } from '../state/loan.ts'
import type { Context } from '../../engine/context.ts'
import type { Persona } from '../../engine/persona.ts'
import { unshiftCapped, type User, type World } from '../../engine/world.ts'
import { type LimitChange, type Loan } from '../state/loan.ts'
import { isFrozen } from '../../people/account/seed.ts'
import { DAY_MS } from '../../engine/calendar.ts'
import { outstandingCents } from '../bills/repayments.ts'

/** The limits of a user at one instant, in cents. */
export interface Limits {
  /** The total limit, including a current temporary part. */
  totalCents: number
  /** The available part of it. */
  usableCents: number
  temporaryCents: number
  temporaryEnd: number | null
  minimumCents: number
  lenderCapCents: number
}

/**
 * The limits of a user: the persona's limits, minus every loan that was not refused. Repaid capital becomes available
 * again; the part of a loan that came from raise coupons is repaid first. Loans with a limit of their own do not reduce
 * this one.
 */
export function limitsOf(world: World, user: User, persona: Persona, now: number): Limits {
  const { limit } = persona
  const end = limit.temporary === null ? null : world.since + limit.temporary.days * DAY_MS
  const temporary = limit.temporary !== null && end !== null && now <= end ? limit.temporary.amount : 0
  const ended = limit.delta !== null && now > world.since + limit.delta.days * DAY_MS ? limit.delta.amount : 0
  const permanent = now <= world.since + limit.validDays * DAY_MS ? limit.total - ended : 0
  const moved = user.limitChanges
    .filter((change) => change.until === null || now < change.until)
    .reduce((sum, change) => sum + change.cents, 0)
  const total = Math.max(0, (permanent + temporary) * 100 + moved)
  const customer = { world, user, persona, now }
  const lent = user.loans
    .filter((loan) => isOpenLoan(loan) && loan.limitOf === undefined)
    .reduce((sum, loan) => sum + Math.min(usedLimitCents(loan), outstandingCents(customer, loan)), 0)
  return {
    totalCents: total,
    // A frozen account keeps its limit but cannot use it.
    usableCents: isFrozen(persona) ? 0 : Math.max(0, total - limit.usedBefore * 100 - lent),
    temporaryCents: temporary * 100,
    temporaryEnd: temporary > 0 ? end : null,
    minimumCents: limit.minimum * 100,
    lenderCapCents: limit.lenderCap * 100,
  }
}

/** The limits of the signed-in user. */
export function limitsIn(context: Context): Limits {
  return limitsOf(context.world, context.user(), context.persona(), context.now)
}

/** Changes a customer's limit by adding `cents` to its total. */
export function changeLimit(user: User, change: LimitChange): void {
  unshiftCapped(user.limitChanges, change, LOAN_CAPS.limitChanges)
}

/** What a loan uses of the limit: its amount minus the part from raise coupons. */
function usedLimitCents(loan: Loan): number {
  return loan.terms.quote.amountCents - loan.raisedCents
}
