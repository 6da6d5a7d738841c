import { browserTimer, type Timer } from './timer.ts'

/** Time in ms without a call after which a debounced function runs. */
export const DEBOUNCE_MS = 100
/** Time in ms without a change after which the editing of an input has an effect elsewhere. */
export const EDITING_MS = 500

export interface Debounced<Args extends unknown[]> {
  /** Runs later, with the newest arguments. */
  (...args: Args): void
  /** Runs now what is to be run later. */
  flush(): void
  /** Drops what is to be run later. */
  cancel(): void
}

/**
 * Runs `run` with the newest arguments when it was not called for `ms`. Call `flush` or `cancel` when its owner goes. A call costs
 * a moment: it stores the time, and one wait runs for all of them.
 */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => unknown,
  ms = DEBOUNCE_MS,
  timer: Timer = browserTimer,
): Debounced<Args> {
  let newest: Args | null = null
  let calledAt = 0
  let isWaiting = false

  const flush = () => {
    const args = newest
    newest = null
    if (args) run(...args)
  }
  const look = (): void => {
    const left = calledAt + ms - timer.elapsed()
    isWaiting = newest !== null && left > 0
    // Calls go on: wait for the rest of the time since the last one.
    if (isWaiting) void timer.wait(left).then(look)
    else flush()
  }
  const later = (...args: Args) => {
    newest = args
    calledAt = timer.elapsed()
    if (!isWaiting) look()
  }
  return Object.assign(later, {
    flush,
    cancel() {
      newest = null
    },
  })
}
