import { LEAVE_LIMIT_MS, type LeaveAnswer } from '../leave.ts'
import type { DevicePort } from '../ports.ts'

/**
 * Runs a policy's `ask` and settles once: with its result, or as unanswered when it fails or takes longer than
 * LEAVE_LIMIT_MS. Returns a function that stops waiting and aborts it.
 */
export function askWithLimit(
  device: Pick<DevicePort, 'after'>,
  ask: (signal: AbortSignal) => Promise<LeaveAnswer>,
  settle: { readonly answered: (answer: LeaveAnswer) => void; readonly unanswered: () => void },
): () => void {
  const stop = new AbortController()
  const cancelTimer = device.after(LEAVE_LIMIT_MS, settle.unanswered)
  // An async function turns an error that is thrown at once into a rejection.
  const answer = (async () => ask(stop.signal))()
  answer.then(settle.answered, settle.unanswered)
  return () => {
    cancelTimer()
    stop.abort()
  }
}
