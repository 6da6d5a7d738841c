import type { FailureKind } from './errors.ts'

/** Timers as a parameter, so that tests need not wait. */
export interface Timers {
  /** Runs a function once, later; the returned value can be passed to `clear`. */
  set(run: () => void, ms: number): unknown
  clear(handle: unknown): void
}

/** The timers of the device. */
export const systemTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

/**
 * Runs a task until it is done, the time limit is reached or the caller cancels it. In the last two cases it rejects at
 * once with the error from `fail`, even when the task ignores its signal. The signal of a task that failed is aborted, too.
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
  } catch (error) {
    // Nobody needs the rest of a reply that cannot be used.
    controller.abort()
    throw error
  } finally {
    timers.clear(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Waits until the time is over, or until the caller cancels. */
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
