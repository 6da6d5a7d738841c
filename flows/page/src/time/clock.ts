/** The clock of the pages. It is passed in, so that a test can move time. */
export interface Clock {
  /** ms since 1970 by the device, whose owner may change it: for dates that are shown, never for durations. */
  now(): number
  /** ms since this document was opened. Nobody can change it: all waits and limits use it. A reload starts at 0. */
  elapsed(): number
  /** Resolves after `ms`, or at once when `signal` is aborted. Never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Resolves when the page is visible, or at once when `signal` is aborted. Never rejects. */
  visible(signal?: AbortSignal): Promise<void>
}

/** The clock of a real page. */
export const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
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

/** The server's clock, calculated from one reply: dates and countdowns do not depend on a wrong phone clock. */
export interface ServerClock {
  /** ms since 1970 by the server. */
  now(): number
}

/**
 * The server's clock, from the `serverTime` of a reply that arrived at `readAt` by `clock.elapsed()`. Later changes of the
 * device's clock have no effect. If `serverTime` is not a time, the device's clock is used.
 */
export function serverClock(
  clock: Pick<Clock, 'now' | 'elapsed'>,
  serverTime: unknown,
  readAt: number,
): ServerClock {
  const isTime = typeof serverTime === 'number' && Number.isFinite(serverTime) && serverTime > 0
  return { now: () => (isTime ? serverTime + clock.elapsed() - readAt : clock.now()) }
}
