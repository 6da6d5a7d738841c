/** A code on its way to a phone, and how often it was guessed. */
export interface Code {
  transactionNo: string
  /** What the code is for: 'login', or the key of the terms being signed. */
  subject: string
  sentAt: number
  wrong: number
  lockedUntil: number
  /** Set once the right code was given. */
  signNo: string | null
  /** The newest terms this code signs. */
  termsNo: string
}
