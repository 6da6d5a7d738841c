import type { Domains } from './domains.ts'
import type { UserView, WorldView } from './view.ts'
import type { User, World } from './world.ts'

/** Creates the ledger view of a world. */
export function viewWorld(domains: Domains, world: World, scope: string, now: number): WorldView {
  return {
    scope,
    persona: world.persona,
    now,
    clock: world.clock,
    dropRepeats: world.dropRepeats,
    rules: world.rules,
    users: world.users.map((user) => viewUser(domains, world, user, now)),
    late: world.late,
    openSessions: world.sessions.filter((each) => each.ended === null && each.expiresAt > now).length,
    ...domains.viewWorld(world),
  }
}

function viewUser(domains: Domains, world: World, user: User, now: number): UserView {
  const { userId, mobile, persona, slices } = user
  return { userId, mobile, persona, slices, ...domains.viewUser(domains.customerOf(world, user, now)) }
}
