import type { Clock, Draft } from '@koo/steps'

/** Writes a draft down when nobody has typed for a moment: storage costs a millisecond on a slow phone. */
export interface DraftKeeper<T> {
  /** The newest value. */
  put(value: T): void
  /** Saves at once whenever the page may be about to go. Returns the end of it, which saves as well. */
  watch(): () => void
}

/**
 * Made in the event that changes something, not in an effect after it: a keystroke pays for a note, the rest is done
 * when it is quiet.
 */
export function keepDraft<T>(clock: Clock, draft: Draft<T>, restMs: number): DraftKeeper<T> {
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
