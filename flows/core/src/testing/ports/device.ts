import type { DevicePort } from '../../ports.ts'

/** A device for tests. */
export interface FakeDevice extends DevicePort {
  /** Presses the back key of the shell. */
  nativeBack(): void
  /** Moves the clock on, and runs what is due by then. */
  advance(ms: number): void
}

/** A plain browser whose clock stands still. */
export function fakeDevice(): FakeDevice {
  const handlers = new Set<() => void>()
  const timers = new Set<{ at: number; run: () => void }>()
  let time = Date.UTC(2026, 0, 5, 2)
  return {
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    onNativeBack: (handler) => {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    nativeBack: () => handlers.forEach((handler) => handler()),
    advance: (ms) => {
      time += ms
      for (const timer of timers) {
        if (timer.at > time) continue
        timers.delete(timer)
        timer.run()
      }
    },
  }
}
