import type { Origin } from '../../origin.ts'
import { newId, unshiftCapped, type User, type World } from '../../world.ts'
import { repaymentsOf } from './ledger.ts'
import { REPAYMENT_CAPS, type RepayOrder, type Visit } from './state.ts'

/** Opens a visit to a bank's page; its number works once. */
export function openVisit(origin: Origin, visit: Omit<Visit, 'id'>): Visit {
  const opened = { id: newId(origin.world, 'W'), ...visit }
  unshiftCapped(repaymentsOf(origin).visits, opened, REPAYMENT_CAPS.visits)
  return opened
}

/** The visit of that number and whose it is; null: over, or never there. */
export function findVisit(
  world: World,
  id: string,
  kind: Visit['kind'],
): { user: User; visit: Visit } | null {
  for (const user of world.users) {
    const visit = user.slices.repayment?.visits.find((each) => each.id === id && each.kind === kind)
    if (visit) return { user, visit }
  }
  return null
}

/** The repayment a cashier was opened for and whose it is; null: there is none. */
export function findCashier(world: World, ticket: string): { user: User; order: RepayOrder } | null {
  for (const user of world.users) {
    const order = user.slices.repayment?.orders.find((each) => each.ticket === ticket)
    if (order && order.kind !== 'auto') return { user, order }
  }
  return null
}
