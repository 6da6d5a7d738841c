import type { Clock } from '../time/clock.ts'

export interface PollRules<T> {
  /** Makes one request. A failure counts as well. */
  request(signal: AbortSignal): Promise<T>
  /** Whether this reply ends the polling. */
  done(reply: T): boolean
  /** Whether this failure ends the polling, such as an ended session. Default: none does. */
  gaveUp?(error: unknown): boolean
  /** Called after each request, with whether it failed. */
  onRequest?(failed: boolean): void
  /** ms to wait before the next request; `requests` is the number of requests so far, from 1. */
  pause(requests: number): number
  /** The largest number of requests. */
  max: number
  clock: Pick<Clock, 'wait' | 'visible'>
  /** Aborted when the page is left. */
  signal: AbortSignal
}

export type PollEnd<T> =
  | { kind: 'done'; reply: T; requests: number }
  | { kind: 'gaveUp'; error: unknown; requests: number }
  /** All requests were made without a result. */
  | { kind: 'usedUp'; requests: number }
  | { kind: 'left'; requests: number }

/**
 * Repeats a request until a reply ends the polling: at most `max` times with failures included, one request at a time,
 * none while the page is hidden and none after it was left. Never rejects.
 */
export async function poll<T>(rules: PollRules<T>): Promise<PollEnd<T>> {
  const { request, done, gaveUp, onRequest, pause, max, clock, signal } = rules
  for (let requests = 1; ; requests += 1) {
    await clock.visible(signal)
    if (signal.aborted) return { kind: 'left', requests: requests - 1 }
    try {
      const reply = await request(signal)
      if (signal.aborted) return { kind: 'left', requests }
      onRequest?.(false)
      if (done(reply)) return { kind: 'done', reply, requests }
    } catch (error) {
      if (signal.aborted) return { kind: 'left', requests }
      onRequest?.(true)
      if (gaveUp?.(error)) return { kind: 'gaveUp', error, requests }
    }
    if (requests >= max) return { kind: 'usedUp', requests }
    await clock.wait(pause(requests), signal)
  }
}
