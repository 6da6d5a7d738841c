import type { Context } from '../context.ts'
import type { Persona } from '../personas/index.ts'
import { CAPS, unshiftCapped, type LimitChange, type Loan, type User, type World } from '../world.ts'
import { isFrozen } from './account/seed.ts'
import { DAY_MS } from './calendar.ts'
import { outstandingCents } from './repayment/ledger.ts'

/** What a user may borrow at one instant, in cents. */
export interface Limits {
  /** The whole limit, temporary part included while it lasts. */
  totalCents: number
  /** What is left of it. */
  usableCents: number
  temporaryCents: number
  temporaryEnd: number | null
  minimumCents: number
  lenderCapCents: number
}

/**
 * The limits of a user: the persona's, less every loan that was not refused. Capital paid back returns to the limit;
 * what raise coupons added to a loan is paid back first. Loans with a limit of their own take nothing from this one.
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
  const origin = { world, user, persona, now }
  const lent = user.loans
    .filter((loan) => isOpenLoan(loan) && loan.limitOf === undefined)
    .reduce((sum, loan) => sum + Math.min(drawnCents(loan), outstandingCents(origin, loan)), 0)
  return {
    totalCents: total,
    // A frozen account keeps its limit and may use none of it.
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

/** Moves a customer's limit; `cents` is added to the whole of it. */
export function changeLimit(user: User, change: LimitChange): void {
  unshiftCapped(user.limitChanges, change, CAPS.limitChanges)
}

/** Whether a loan holds limit and coupons: all but refused ones. */
export function isOpenLoan(loan: Loan): boolean {
  return loan.audit !== 'auditFailure'
}

/** What a loan takes from the limit: its amount less what raise coupons added. */
function drawnCents(loan: Loan): number {
  return loan.terms.quote.amountCents - loan.raisedCents
}
