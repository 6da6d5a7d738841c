import type { FlowHost } from '../host.ts'
import { LEAVE_LIMIT_MS, type LeaveAnswer } from '../leave.ts'

/**
 * Asks, and settles once: with the answer, or as unanswered when the question fails or takes longer than LEAVE_LIMIT_MS.
 * Returns the way to give up, which aborts the question.
 */
export function askWithLimit(
  host: FlowHost,
  ask: (signal: AbortSignal) => Promise<LeaveAnswer>,
  settle: { readonly answered: (answer: LeaveAnswer) => void; readonly unanswered: () => void },
): () => void {
  const stop = new AbortController()
  const cancelTimer = host.after(LEAVE_LIMIT_MS, settle.unanswered)
  // An async function, so that a question that throws at once has failed like any other.
  const answer = (async () => ask(stop.signal))()
  answer.then(settle.answered, settle.unanswered)
  return () => {
    cancelTimer()
    stop.abort()
  }
}
