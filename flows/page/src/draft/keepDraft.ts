import type { Clock } from '../time/clock.ts'
import type { Draft } from './draft.ts'

/** Time without typing after which a draft is saved (input editing debounce). */
const REST_MS = 500

/** Saves a draft when typing pauses: writing to storage takes a millisecond on a slow phone. */
export interface DraftKeeper<T> {
  /** Sets the newest value, to be saved later. */
  put(value: T): void
  /** Drops the value that is not saved yet. */
  drop(): void
  /** Saves at once when the page may be closed. Returns the stop function, which saves as well. */
  watch(): () => void
}

export function keepDraft<T>(clock: Clock, draft: Draft<T>, restMs = REST_MS): DraftKeeper<T> {
  let newest: { value: T } | null = null
  let changedAt = 0
  let isWaiting = false

  const save = () => {
    if (newest) draft.save(newest.value)
    newest = null
  }
  const saveAtRest = async () => {
    isWaiting = true
    while (newest) {
      const left = changedAt + restMs - clock.elapsed()
      if (left <= 0) save()
      // Typing goes on: wait for the rest of the time since the last change.
      else await clock.wait(left)
    }
    isWaiting = false
  }
  return {
    put(value) {
      newest = { value }
      changedAt = clock.elapsed()
      if (!isWaiting) void saveAtRest()
    },
    drop() {
      newest = null
    },
    watch() {
      window.addEventListener('pagehide', save)
      document.addEventListener('visibilitychange', save)
      return () => {
        save()
        window.removeEventListener('pagehide', save)
        document.removeEventListener('visibilitychange', save)
      }
    },
  }
}
