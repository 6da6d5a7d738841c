import type { SafeStorage } from '@koo/flow'

/** Longest wait between two codes (spec 9: 60 s), whatever a clock or an answer says. */
const LONGEST_WAIT_MS = 60_000
/** A code is no use after this; the page then starts without one. */
const REMEMBERED_MS = 10 * 60_000
const MAX_CHARS = 2_000

/** What the server answers when it sends a code; a signature adds the transaction it belongs to. */
export interface CodeReply {
  /** Receiving number, its middle hidden by the server. */
  readonly mobileMasked: string
  /** Until another code may be asked for. */
  readonly resendSeconds: number
  readonly transactionNo?: string
}

/** A code that is on its way. Never the code itself. */
export interface SentCode {
  /** What the code is for: the number signed in with, the terms it signs. A code for something else does not count. */
  readonly subject: string
  readonly mobileMasked: string
  readonly transactionNo: string
  /** Device clock, ms since 1970. */
  readonly sentAt: number
  readonly resendAt: number
}

export function sentCode(subject: string, reply: CodeReply, now: number): SentCode {
  const wait = Math.min(Math.max(reply.resendSeconds, 0) * 1000, LONGEST_WAIT_MS)
  const { mobileMasked, transactionNo = '' } = reply
  return { subject, mobileMasked, transactionNo, sentAt: now, resendAt: now + wait }
}

const keyOf = (scene: string) => `code_${scene}`

export const forgetSentCode = (memory: SafeStorage, scene: string): void => memory.removeItem(keyOf(scene))

export const saveSentCode = (memory: SafeStorage, scene: string, sent: SentCode): void =>
  memory.setItem(keyOf(scene), JSON.stringify(sent))

/** The code that was sent before a reload, or null. A clock that was changed meanwhile never makes the wait longer. */
export function loadSentCode(memory: SafeStorage, scene: string, now: number): SentCode | null {
  const text = memory.getItem(keyOf(scene)) ?? ''
  if (text === '' || text.length > MAX_CHARS) return null
  let stored: Partial<Record<keyof SentCode, unknown>> | null
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  const { subject, mobileMasked, transactionNo, sentAt, resendAt } = stored ?? {}
  if (typeof subject !== 'string' || typeof mobileMasked !== 'string' || typeof transactionNo !== 'string')
    return null
  if (typeof sentAt !== 'number' || typeof resendAt !== 'number') return null
  if (Math.abs(now - sentAt) > REMEMBERED_MS) return null
  return { subject, mobileMasked, transactionNo, sentAt, resendAt: Math.min(resendAt, now + LONGEST_WAIT_MS) }
}
