import type { Timer } from '../timing/timer.ts'

/** A timer for tests and stories: time passes only when it is told to. */
export interface ManualTimer extends Timer {
  /** Lets `ms` pass: waits end in their order, each at its time. Resolves when what they start has run. */
  pass(ms: number): Promise<void>
  /** Lets `ms` pass at once, as in a sleep of the device: waits whose time has come end with the next `pass`. */
  sleep(ms: number): void
  /** Waits that have not ended. */
  waiting(): number
}

export function manualTimer(): ManualTimer {
  let elapsed = 0
  let waits: { at: number; done: () => void }[] = []
  return {
    elapsed: () => elapsed,
    wait: (ms) => new Promise((resolve) => waits.push({ at: elapsed + ms, done: resolve })),
    waiting: () => waits.length,
    sleep(ms) {
      elapsed += ms
    },
    async pass(ms) {
      const end = elapsed + ms
      for (;;) {
        const next = waits.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        waits = waits.filter((wait) => wait !== next)
        elapsed = Math.max(elapsed, next.at)
        next.done()
        // Its end may begin another wait.
        for (let turn = 0; turn < 5; turn++) await Promise.resolve()
      }
      elapsed = end
    },
  }
}
