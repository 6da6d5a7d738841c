/** Every input the stand-in reads a meaning into. Nothing else is special. */

/** Codes typed into a login or a signing dialog. Any other six digits are a wrong code. */
export const MAGIC_CODES = {
  right: '123456',
  wrong: '000000',
  /** Answers as if the code had run out. */
  expired: '999999',
} as const

/**
 * The last four digits of a phone number choose the persona; any other number is the persona its world was reset
 * with. 13800000002 and 15912340002 are both old customers, with accounts of their own.
 */
export const PHONE_ENDINGS: Readonly<Record<string, string>> = {
  '0001': 'new-customer',
  '0002': 'old-customer',
  '0003': 'no-card',
  '0004': 'low-limit',
  '0005': 'lender-cap',
  '0006': 'lead-flow',
  '0007': 'audit-fails',
  '0008': 'slow-audit',
  '0009': 'amount-changed',
  '0010': 'many',
  '0011': 'long-names',
  '0012': 'contacts-failed',
  '0013': 'needs-data',
  '0014': 'needs-face',
  '0015': 'needs-contacts',
  '0016': 'must-use-coupon',
  '0017': 'cap-below-minimum',
}

/** The phone a persona signs in with unless another is given. */
export function phoneOf(persona: string): string {
  const ending = Object.entries(PHONE_ENDINGS).find(([, name]) => name === persona)?.[0] ?? '0000'
  return `1380000${ending}`
}

/** Seconds, milliseconds and counts of codes and sessions. */
export const CODE_RULES = {
  resendSeconds: 60,
  validMs: 5 * 60_000,
  wrongUntilLock: 5,
  lockMs: 10 * 60_000,
} as const

/** Seconds a token lives. */
export const TOKEN_SECONDS = 7200

/** How long terms of preApproval may be signed and published. */
export const TERMS_VALID_MS = 30 * 60_000
