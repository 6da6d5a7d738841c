import type { User } from '../../engine/world.ts'
import type { HomeState } from './state.ts'

/** The initial home state of a customer. The persona's data are read when they are needed. */
export function freshHome(): HomeState {
  return {
    received: {},
    signIn: null,
    draw: { day: '', times: 0, drawn: 0, won: {} },
    offers: null,
    membership: null,
    orders: [],
  }
}

/** The home state of any customer. It does not depend on the persona, so the user is enough. */
export function homeOf(user: User): HomeState {
  user.slices.home ??= freshHome()
  return user.slices.home
}
