import type { GatewayError } from './errors.ts'

/** The session in which a call began: its token (null without one), and how many have ended before it. */
export interface CallSession {
  readonly token: string | null
  readonly count: number
}

/**
 * Handles an ended session once, however many calls fail because of it.
 *
 * @param token The token of the session now, which another tab may have replaced
 * @returns a function that returns the current session at the start of a call, and one to call when that session has
 *   ended
 */
export function createSessionGuard(
  token: () => string | null,
  handle: (error: GatewayError, token: string | null) => Promise<void> | void,
): [current: () => CallSession, end: (session: CallSession, error: GatewayError) => void] {
  let count = 0
  let handling = false
  return [
    () => ({ token: token(), count }),
    (session, error) => {
      // A reply to a call of an earlier session says nothing about the current one.
      if (handling || session.count !== count || session.token !== token()) return
      handling = true
      void Promise.resolve()
        .then(() => handle(error, session.token))
        // The app handles the failure of a login; the next call starts it again.
        .catch(() => {})
        .then(() => {
          handling = false
          count += 1
        })
    },
  ]
}
