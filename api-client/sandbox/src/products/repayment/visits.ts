import type { Customer } from '../../engine/customer.ts'
import { newId, unshiftCapped, type User, type World } from '../../engine/world.ts'
import { repaymentsOf } from '../../ledger/bills/repayments.ts'
import { REPAYMENT_CAPS, type RepayOrder, type Visit } from '../../ledger/state/repayment.ts'

/** Starts a visit to a bank's page; its number works once. */
export function openVisit(customer: Customer, visit: Omit<Visit, 'id'>): Visit {
  const opened = { id: newId(customer.world, 'W'), ...visit }
  unshiftCapped(repaymentsOf(customer).visits, opened, REPAYMENT_CAPS.visits)
  return opened
}

/** The visit of that number and its customer; null when it is over or unknown. */
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

/** The repayment of a cashier visit and its customer; null when there is none. */
export function findCashier(world: World, ticket: string): { user: User; order: RepayOrder } | null {
  for (const user of world.users) {
    const order = user.slices.repayment?.orders.find((each) => each.ticket === ticket)
    if (order && order.kind !== 'auto') return { user, order }
  }
  return null
}
