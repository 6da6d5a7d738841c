/** Magic codes for login and signing. Any other six digits are a wrong code. */
export const MAGIC_CODES = {
  right: '123456',
  wrong: '000000',
  /** Counts as expired. */
  expired: '999999',
} as const

/** Seconds, milliseconds and counts of codes and sessions. */
export const CODE_RULES = {
  resendSeconds: 60,
  validMs: 5 * 60_000,
  wrongUntilLock: 5,
  lockMs: 10 * 60_000,
} as const

/** How many seconds a token is valid. */
export const TOKEN_SECONDS = 7200
