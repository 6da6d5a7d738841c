/** The clock of one world. Everything that depends on time is computed from `worldNow`; there are no timers. */
export interface WorldClock {
  /** Milliseconds added to the real clock. */
  offsetMs: number
  /** The instant at which the clock is frozen, or null while it runs. */
  frozenAt: number | null
}

/**
 * The body of `POST /__sandbox/clock`: moves the clock forward, freezes it (now or at an instant), or lets it run
 * again.
 */
export interface ClockChange {
  /** Milliseconds to move forward, for a running and for a frozen clock. */
  advanceMs?: number | undefined
  /** Runs on from this instant, epoch milliseconds. */
  at?: number | undefined
  /** true: back to the real time; applied before everything else. */
  reset?: true | undefined
  /** true: freeze now; epoch milliseconds: freeze there; false: run on from the current instant. */
  freeze?: boolean | number | undefined
}

/** The current time of this world, in epoch milliseconds. */
export function worldNow(clock: WorldClock, realNow: number): number {
  return clock.frozenAt ?? realNow + clock.offsetMs
}

/** The clock after `change`: reset, set, frozen, moved forward, in this order. */
export function changeClock(clock: WorldClock, change: ClockChange, realNow: number): WorldClock {
  let next = change.reset ? { offsetMs: 0, frozenAt: null } : { ...clock }
  if (change.at !== undefined) next = { offsetMs: change.at - realNow, frozenAt: null }
  if (typeof change.freeze === 'number') next.frozenAt = change.freeze
  else if (change.freeze === true) next.frozenAt = worldNow(next, realNow)
  else if (change.freeze === false) next = { offsetMs: worldNow(next, realNow) - realNow, frozenAt: null }
  if (change.advanceMs !== undefined) {
    if (next.frozenAt === null) next.offsetMs += change.advanceMs
    else next.frozenAt += change.advanceMs
  }
  return next
}
