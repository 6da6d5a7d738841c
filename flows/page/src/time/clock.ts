/** Time as the pages see it. Handed in, so that a test decides what a second is. */
export interface Clock {
  /** ms since 1970 by this device. */
  now(): number
  /** Resolves after `ms`, or at once when `signal` is aborted. Never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Resolves when the page is visible, or at once when `signal` is aborted. Never rejects. */
  visible(signal?: AbortSignal): Promise<void>
}

/** The clock of a real page. */
export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const done = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      signal?.addEventListener('abort', done)
    }),
  visible: (signal) =>
    new Promise((resolve) => {
      const check = () => {
        if (document.visibilityState === 'hidden' && !signal?.aborted) return
        document.removeEventListener('visibilitychange', check)
        signal?.removeEventListener('abort', check)
        resolve()
      }
      document.addEventListener('visibilitychange', check)
      signal?.addEventListener('abort', check)
      check()
    }),
}

/** What the server's clock says, from one reading of it: dates and countdowns never follow a wrong phone. */
export interface ServerClock {
  /** ms since 1970 by the server. */
  now(): number
}

/** `serverTime` was read from a reply when `clock.now()` said `readAt`. A reading that is no time gives the device's clock. */
export function serverClock(clock: Pick<Clock, 'now'>, serverTime: unknown, readAt: number): ServerClock {
  const offset =
    typeof serverTime === 'number' && Number.isFinite(serverTime) && serverTime > 0 ? serverTime - readAt : 0
  return { now: () => clock.now() + offset }
}
