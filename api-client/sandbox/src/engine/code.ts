/** A code that was sent to a phone, and how often it was typed wrongly. */
export interface Code {
  transactionNo: string
  /** The purpose of the code: 'login', or the key of the terms that it signs. */
  subject: string
  sentAt: number
  wrong: number
  lockedUntil: number
  /** Set when the right code was typed. */
  signNo: string | null
  /** The newest terms that this code signs. */
  termsNo: string
}
