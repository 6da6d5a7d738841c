import { PopupQueue } from './PopupQueue.tsx'
import type { PopupSource } from './queue.ts'

/** The pop-ups of the loan page, the most important source first. */
export default function LoanPopups() {
  const sources: readonly PopupSource[] = []
  return <PopupQueue sources={sources} />
}
