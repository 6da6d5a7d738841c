import type { LeaveQuestion } from '../leave.ts'

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
    return () => {
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
