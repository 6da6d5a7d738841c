/** Limits and codes of the transport. */

/** Results of successful calls. */
export const RESULTS_OK: readonly number[] = [200]

/** Results that mean that the session has ended. */
export const RESULTS_SESSION_INVALID: readonly number[] = [-4000, -4001]

/** Time limit of one exchange, including the reply body. */
export const TIMEOUT_MS = 20_000

/** Size limit of a reply. */
export const MAX_REPLY_BYTES = 2_000_000

/** Depth limit of a reply. */
export const MAX_REPLY_DEPTH = 64

/** Pause before the second attempt; it doubles before each further one. */
export const RETRY_PAUSE_MS = 300

/** How many places a report about a wrong reply names. */
export const MAX_REPORTED_PLACES = 3

/** Longest server text that the user sees. */
export const MAX_TEXT_LENGTH = 60
