import type { Context } from '../context.ts'
import type { Persona } from '../personas/index.ts'
import { CAPS, unshiftCapped, type LimitChange, type Loan, type User, type World } from '../world.ts'
import { DAY_MS } from './calendar.ts'

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

/** The limits of a user: the persona's, less every loan that was not refused. */
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
  const lent = user.loans.filter(isOpenLoan).reduce((sum, loan) => sum + drawnCents(loan), 0)
  return {
    totalCents: total,
    usableCents: Math.max(0, total - limit.usedBefore * 100 - lent),
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
