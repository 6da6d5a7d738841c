import type { FailureKind } from './errors.ts'

/** Waiting, handed in so that tests need not wait. */
export interface Timers {
  /** Runs something once, later; what it returns can be handed to `clear`. */
  set(run: () => void, ms: number): unknown
  clear(handle: unknown): void
}

/** The device's own timers. */
export const systemTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

/**
 * Runs something that can be stopped, until it is done, the time is up or the caller ends it. In the last two cases it
 * rejects with what `fail` makes, at once, even when what runs does not listen to its signal.
 */
export async function withTimeLimit<T>(
  run: (signal: AbortSignal) => Promise<T>,
  fail: (kind: FailureKind) => Error,
  ms: number,
  timers: Timers,
  signal: AbortSignal | undefined,
): Promise<T> {
  const controller = new AbortController()
  let end: (kind: FailureKind) => void = () => {}
  const ended = new Promise<never>((_resolve, reject) => {
    end = (kind) => {
      reject(fail(kind))
      controller.abort()
    }
  })
  const onAbort = () => end('aborted')
  signal?.addEventListener('abort', onAbort)
  const timer = timers.set(() => end('timeout'), ms)
  try {
    return await Promise.race([run(controller.signal), ended])
  } finally {
    timers.clear(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Waits, but not longer than the caller wants. */
export function pause(ms: number, timers: Timers, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      timers.clear(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = timers.set(done, ms)
    signal?.addEventListener('abort', done)
  })
}
