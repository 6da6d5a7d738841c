/** One world's clock: everything the lender does with time is computed from `worldNow`; there are no timers. */
export interface WorldClock {
  /** Milliseconds added to the real clock. */
  offsetMs: number
  /** The instant the clock stands still at, or null while it runs. */
  frozenAt: number | null
}

/** What `POST /__sandbox/clock` takes: move forward, stop (now or at an instant), or let it run again. */
export interface ClockChange {
  /** Milliseconds to move forward; works on a running and on a frozen clock. */
  advanceMs?: number | undefined
  /** Run on from this instant, epoch milliseconds. */
  at?: number | undefined
  /** true: back to the real time; comes before everything else. */
  reset?: true | undefined
  /** true: stop now; epoch milliseconds: stop there; false: run on from where it stands. */
  freeze?: boolean | number | undefined
}

/** The instant this world believes in, in epoch milliseconds. */
export function worldNow(clock: WorldClock, realNow: number): number {
  return clock.frozenAt ?? realNow + clock.offsetMs
}

/** The clock after `change`: back to real time, set, stopped, moved forward, in this order. */
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
