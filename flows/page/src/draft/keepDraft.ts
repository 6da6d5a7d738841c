import type { Clock } from '../time/clock.ts'
import type { Draft } from './draft.ts'

/** The draft is written when nothing was typed for this long (spec 9, input editing debounce), and when the page goes. */
const REST_MS = 500

/** Writes a draft when nobody has typed for a moment: storage costs a millisecond on a slow phone. */
export interface DraftKeeper<T> {
  /** The newest value. */
  put(value: T): void
  /** What was put is not to be saved any more. */
  drop(): void
  /** Saves at once whenever the page may be about to go. Returns the end of it, which saves as well. */
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
      const left = changedAt + restMs - clock.now()
      if (left <= 0) save()
      // Each turn waits for what is left since the last change.
      else await clock.wait(left)
    }
    isWaiting = false
  }
  return {
    put(value) {
      newest = { value }
      changedAt = clock.now()
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
