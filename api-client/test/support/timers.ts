import type { Timers } from '../../src/index.ts'

/** Timers that run when a test says so. */
export interface ManualTimers extends Timers {
  /** Resolves as soon as a timer of that length is waiting. */
  waiting(ms: number): Promise<void>
  /** Runs the waiting timers of that length. */
  fire(ms: number): void
  /** Lengths of all timers that were ever set, in order. */
  readonly history: number[]
  /** How many timers are waiting. */
  readonly pending: number
}

export function manualTimers(): ManualTimers {
  const waiting = new Map<number, { run: () => void; ms: number }>()
  const watchers: { ms: number; found: () => void }[] = []
  const history: number[] = []
  let next = 0
  return {
    history,
    get pending() {
      return waiting.size
    },
    set(run, ms) {
      next += 1
      waiting.set(next, { run, ms })
      history.push(ms)
      for (const watcher of watchers) if (watcher.ms === ms) watcher.found()
      return next
    },
    clear(handle) {
      waiting.delete(handle as number)
    },
    waiting(ms) {
      const there = Array.from(waiting.values()).some((timer) => timer.ms === ms)
      if (there) return Promise.resolve()
      return new Promise((found) => watchers.push({ ms, found }))
    },
    fire(ms) {
      for (const [handle, timer] of Array.from(waiting)) {
        if (timer.ms !== ms) continue
        waiting.delete(handle)
        timer.run()
      }
    },
  }
}

/** Timers whose pauses are over at once; the time limit never comes. */
export function impatientTimers(limitMs = 20_000): Timers & { readonly history: number[] } {
  const history: number[] = []
  return {
    history,
    set(run, ms) {
      history.push(ms)
      if (ms < limitMs) queueMicrotask(run)
      return undefined
    },
    clear() {},
  }
}
