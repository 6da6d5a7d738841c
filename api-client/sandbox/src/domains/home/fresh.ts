import type { HomeState } from './state.ts'

/** The initial home state of a customer. The persona's data are read when they are needed. */
export function freshHome(): HomeState {
  return {
    messages: { counter: 0, posted: [], readSeeds: null },
    received: {},
    signIn: null,
    draw: { day: '', times: 0, drawn: 0, won: {} },
    offers: null,
    membership: null,
    orders: [],
  }
}
