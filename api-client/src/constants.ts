/** Limits and codes of the transport (spec 7 to 9). */

/** Results of calls that worked. */
export const RESULTS_OK: readonly number[] = [200]

/** Results that mean the session is not valid any more. */
export const RESULTS_SESSION_INVALID: readonly number[] = [-4000, -4001]

/** Time limit of one exchange, reply body included. */
export const TIMEOUT_MS = 20_000

/** Largest reply that is read. */
export const MAX_REPLY_BYTES = 2_000_000

/** Deepest reply that is accepted. */
export const MAX_REPLY_DEPTH = 64

/** Pause before the second attempt; it doubles with every further one. */
export const RETRY_PAUSE_MS = 300

/** Longest server text that a user is shown. */
export const MAX_TEXT_LENGTH = 60
