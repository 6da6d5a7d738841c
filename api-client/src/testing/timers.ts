import type { Timers } from '../index.ts'

/** Timers that run when the test says so. */
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
      const isWaiting = Array.from(waiting.values()).some((timer) => timer.ms === ms)
      if (isWaiting) return Promise.resolve()
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

/** Timers that end at once; the time limit is never reached. */
export function instantTimers(limitMs = 20_000): Timers & { readonly history: number[] } {
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
