import type { HomeState } from './state.ts'

/** The state of a customer nothing has happened to yet. What the persona brings along is read when it is asked for. */
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
