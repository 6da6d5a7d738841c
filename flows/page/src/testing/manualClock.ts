import type { Clock } from '../time/clock.ts'

export interface ManualClock extends Clock {
  /** Lets time pass: waits end in their order. Resolves when everything that they start has run. */
  advance(ms: number): Promise<void>
  /** Somebody sets the clock of the device: `now` jumps by `ms`, no time passes. */
  setBy(ms: number): void
  /** Sends the page to the background, or brings it back. */
  setVisible(visible: boolean): Promise<void>
  /** Waits that have not ended. */
  pending(): number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** By how much somebody may set the clock of the phone, ms. */
export const CLOCK_JUMPS: readonly number[] = [-24 * HOUR, -HOUR, -MINUTE, MINUTE, HOUR, 24 * HOUR]

interface Waiter {
  at: number
  done(): void
}

/** Runs the pending promises: more turns than any chain of awaits in the product has. Takes no real time. */
const microtasks = async () => {
  for (let i = 0; i < 40; i += 1) await Promise.resolve()
}

/** Those who wait for a turn of the event loop, in their order. */
const turns: (() => void)[] = []
/** One for all clocks: to make a channel for each turn takes longer than the turn. */
let channel: MessageChannel | undefined

/**
 * One turn of the event loop, without waiting for a timer. In a browser a task of background priority: whatever else is ready
 * runs before it, and it takes a tenth of the time of a message.
 */
const macrotask = () => {
  if ('scheduler' in globalThis) return scheduler.postTask(() => {}, { priority: 'background' })
  return new Promise<void>((resolve) => {
    if (!channel) {
      channel = new MessageChannel()
      channel.port1.onmessage = () => turns.shift()?.()
    }
    turns.push(resolve)
    channel.port2.postMessage(null)
  })
}

/** More turns of the event loop than a request and its reply take inside one process, streams included. */
const EXCHANGE_TURNS = 12

export interface ManualClockOptions {
  /** ms since 1970 to begin at. */
  start?: number
  /** Code that runs after a wait makes requests, so more turns of the event loop are needed. */
  withRequests?: boolean
}

/** A clock that stands still until `advance` is called. */
export function manualClock({
  start = Date.parse('2026-03-02T10:00:00+08:00'),
  withRequests = false,
}: ManualClockOptions = {}): ManualClock {
  const settle = async () => {
    await microtasks()
    for (let turn = 0; withRequests && turn < EXCHANGE_TURNS; turn += 1) await macrotask()
  }
  let elapsed = 0
  // Difference between the device's clock and the time that has passed.
  let offset = start
  let visible = true
  const waiters = new Set<Waiter>()
  const watchers = new Set<() => void>()

  return {
    now: () => offset + elapsed,
    elapsed: () => elapsed,
    setBy(ms) {
      offset += ms
    },
    pending: () => waiters.size,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const waiter: Waiter = {
          at: elapsed + ms,
          done() {
            waiters.delete(waiter)
            signal?.removeEventListener('abort', waiter.done)
            resolve()
          },
        }
        waiters.add(waiter)
        signal?.addEventListener('abort', waiter.done)
      }),
    visible: (signal) =>
      new Promise((resolve) => {
        const check = () => {
          if (!visible && !signal?.aborted) return
          watchers.delete(check)
          resolve()
        }
        watchers.add(check)
        signal?.addEventListener('abort', check)
        check()
      }),
    async advance(ms) {
      const end = elapsed + ms
      await settle()
      for (;;) {
        const next = [...waiters].filter((waiter) => waiter.at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        elapsed = Math.max(elapsed, next.at)
        next.done()
        await settle()
      }
      elapsed = end
      await settle()
    },
    async setVisible(value) {
      visible = value
      for (const check of watchers) check()
      await settle()
    },
  }
}
