/** A clock that stands still until it is moved, with the timers that wait for it. */
export interface ManualClock {
  now(): number
  after(ms: number, run: () => void): () => void
  /** Moves on step by step, so that work which a timer starts can set the next one. */
  advance(ms: number): Promise<void>
  /** Somebody sets the clock of the phone: `now` jumps by `ms`, no time passes. */
  setBy(ms: number): void
  /** Timers that have not run. */
  waiting(): number
}

/** Lets promises that are due run; more than any chain of them here is long. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

/** Longest step, ms: shorter than every interval that is waited for. */
const STEP = 50

export function manualClock(start = Date.UTC(2026, 5, 15, 4)): ManualClock {
  let time = start
  // What the phone's clock shows beyond the time that has passed.
  let offset = 0
  const timers = new Set<{ at: number; run: () => void }>()
  const runDue = async () => {
    await settled()
    for (const timer of timers) {
      if (timer.at > time) continue
      timers.delete(timer)
      timer.run()
      await settled()
    }
  }
  return {
    now: () => time + offset,
    setBy(ms) {
      offset += ms
    },
    after(ms, run) {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(ms) {
      const end = time + ms
      await runDue()
      while (time < end) {
        time = Math.min(end, time + STEP)
        await runDue()
      }
    },
    waiting: () => timers.size,
  }
}
