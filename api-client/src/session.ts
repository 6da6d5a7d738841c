import type { GatewayError } from './errors.ts'

/**
 * Handles an ended session once, however many calls fail because of it.
 *
 * @returns a function that returns the current session at the start of a call, and one to call when that session has
 *   ended
 */
export function createSessionGuard(
  handle: (error: GatewayError) => Promise<void> | void,
): [current: () => number, end: (callSession: number, error: GatewayError) => void] {
  let session = 0
  let handling = false
  return [
    () => session,
    (callSession, error) => {
      // A reply to a call of an earlier session says nothing about the current one.
      if (handling || callSession !== session) return
      handling = true
      void Promise.resolve()
        .then(() => handle(error))
        // The app handles the failure of a login; the next call starts it again.
        .catch(() => {})
        .then(() => {
          handling = false
          session += 1
        })
    },
  ]
}
