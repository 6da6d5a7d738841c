import type { Timer } from './timer.ts'

/** A timer for tests and stories: time passes only by `advance`. */
export interface ManualTimer extends Timer {
  /** Lets `ms` pass in one jump, without ending a wait: the device sleeps. */
  sleep(ms: number): void
  /** Lets `ms` pass: waits end in their order. Resolves when what they start has run. */
  advance(ms: number): Promise<void>
}

export function manualTimer(): ManualTimer {
  let elapsed = 0
  let waits: { at: number; done: () => void }[] = []
  return {
    elapsed: () => elapsed,
    wait: (ms) => new Promise((resolve) => waits.push({ at: elapsed + ms, done: resolve })),
    sleep(ms) {
      elapsed += ms
    },
    async advance(ms) {
      const end = elapsed + ms
      for (;;) {
        const [next] = waits.toSorted((a, b) => a.at - b.at)
        if (!next || next.at > end) break
        waits = waits.filter((wait) => wait !== next)
        elapsed = Math.max(elapsed, next.at)
        next.done()
        // What waits begins its next wait.
        for (let turn = 0; turn < 5; turn++) await Promise.resolve()
      }
      elapsed = Math.max(elapsed, end)
    },
  }
}
