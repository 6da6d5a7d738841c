import { debounce, EDITING_MS } from '@koo/kit/timing'
import type { Clock } from '../time/clock.ts'
import type { Draft } from './draft.ts'

/** Saves a draft when typing pauses: writing to storage takes a millisecond on a slow phone. */
export interface DraftKeeper<T> {
  /** Sets the newest value, to be saved later. */
  put(value: T): void
  /** Drops the value that is not saved yet. */
  drop(): void
  /** Saves at once when the page may be closed. Returns the stop function, which saves as well. */
  watch(): () => void
}

export function keepDraft<T>(clock: Clock, draft: Draft<T>): DraftKeeper<T> {
  const save = debounce((value: T) => draft.save(value), EDITING_MS, clock)
  return {
    put: save,
    drop: save.cancel,
    watch() {
      window.addEventListener('pagehide', save.flush)
      document.addEventListener('visibilitychange', save.flush)
      return () => {
        save.flush()
        window.removeEventListener('pagehide', save.flush)
        document.removeEventListener('visibilitychange', save.flush)
      }
    },
  }
}
