import type { GatewayError } from './errors.ts'

/**
 * Sees to it that an ended session is handled once, however many calls learn of it.
 *
 * @returns what names the session that a call begins with, and what to do when the session it began with has ended
 */
export function createSessionGuard(
  handle: (error: GatewayError) => Promise<void> | void,
): [current: () => number, end: (begunWith: number, error: GatewayError) => void] {
  let session = 0
  let handling = false
  return [
    () => session,
    (begunWith, error) => {
      // An answer to a call of an earlier session says nothing about the present one.
      if (handling || begunWith !== session) return
      handling = true
      void Promise.resolve()
        .then(() => handle(error))
        // What a login does when it fails is the app's affair; the next call asks for it again.
        .catch(() => {})
        .then(() => {
          handling = false
          session += 1
        })
    },
  ]
}
