import type { LeaveQuestion } from '../leave.ts'

/** A browser's own way to close what is open; TypeScript does not declare it yet. */
declare class CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * Calls `close` at the back key of a browser that has `CloseWatcher`, before it leaves the entry: on the app's first entry
 * nobody could refuse that. Returns the stop function.
 */
function watchClose(close: () => void): () => void {
  if (!('CloseWatcher' in globalThis)) return () => undefined
  let watcher: CloseWatcher
  const watch = () => {
    watcher = new CloseWatcher()
    // A watcher works once; `close` may have closed one of several that are open.
    watcher.onclose = () => {
      watch()
      close()
    }
  }
  watch()
  return () => watcher.destroy()
}

/** What the pages on show have told: closers of what is open, unsaved work, their own question before leaving. */
export class PageSignals {
  readonly #overlays: (() => void)[] = []
  /** One key for each `useUnsaved` that says so, with the page it belongs to. */
  readonly #unsaved = new Map<object, string>()
  readonly #questions = new Map<string, LeaveQuestion>()

  /** Closes what is open above the page, topmost first. */
  get topOverlay(): (() => void) | undefined {
    return this.#overlays.at(-1)
  }
  addOverlay(close: () => void): () => void {
    // A closer of its own for each call: one function may be handed in twice.
    const closer = () => close()
    this.#overlays.push(closer)
    const stopWatching = watchClose(closer)
    return () => {
      stopWatching()
      const at = this.#overlays.indexOf(closer)
      if (at >= 0) this.#overlays.splice(at, 1)
    }
  }
  isDirty(pageId: string): boolean {
    return [...this.#unsaved.values()].includes(pageId)
  }
  addUnsaved(pageId: string): () => void {
    const key = {}
    this.#unsaved.set(key, pageId)
    return () => void this.#unsaved.delete(key)
  }
  questionOf(pageId: string): LeaveQuestion | undefined {
    return this.#questions.get(pageId)
  }
  setQuestion(pageId: string, ask: LeaveQuestion): () => void {
    this.#questions.set(pageId, ask)
    return () => {
      if (this.#questions.get(pageId) === ask) this.#questions.delete(pageId)
    }
  }
}
