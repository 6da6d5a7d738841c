import type { SafeStorage } from '@koo/flow'
import { maskPhone } from '../masks.ts'
import type { Clock } from '../time/clock.ts'

/** The wait between two codes where the reply does not say, and the longest one, even if a clock or a reply says more. */
const LONGEST_WAIT_MS = 60_000
/** How long a sent code is remembered; after that the page starts without one. */
const REMEMBERED_MS = 10 * 60_000
const MAX_CHARS = 2_000

/** The server's reply when it sends a code. A code for a signature also has its transaction number. */
export interface CodeReply {
  /** Phone number that gets the code, its middle digits hidden by the server. */
  readonly mobileMasked?: string | null
  /** Seconds until another code may be requested. */
  readonly resendSeconds?: number | null
  readonly transactionNo?: string | null
}

/** Facts about a code that was sent. Never the code itself. */
export interface SentCode {
  /** What the code is for: a phone number to sign in with, or terms to sign. It counts for nothing else. */
  readonly subject: string
  readonly mobileMasked: string
  readonly transactionNo: string
  /** When another code may be requested, by `clock.elapsed()`. */
  readonly resendAt: number
}

/** The facts as stored over a reload, in ms since 1970: the device's clock is the only one that both documents share. */
interface StoredCode extends Omit<SentCode, 'resendAt'> {
  readonly sentAt: number
  readonly resendAt: number
}

type Clocks = Pick<Clock, 'now' | 'elapsed'>

/** The wait, never longer than the limit; 0 for a value that is not a number. */
const withinLimit = (ms: number) => (ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : 0)

/** What a reply says of a code for `subject`; `to`: the phone number, where the page knows it and the reply may not say it. */
export function sentCode(subject: string, reply: CodeReply, clock: Clocks, to = ''): SentCode {
  const { resendSeconds, transactionNo } = reply
  const mobileMasked = reply.mobileMasked || maskPhone(to)
  const wait = typeof resendSeconds === 'number' ? withinLimit(resendSeconds * 1000) : LONGEST_WAIT_MS
  return { subject, mobileMasked, transactionNo: transactionNo ?? '', resendAt: clock.elapsed() + wait }
}

const keyOf = (scene: string) => `code_${scene}`

export const forgetSentCode = (memory: SafeStorage, scene: string): void => memory.removeItem(keyOf(scene))

export function saveSentCode(memory: SafeStorage, scene: string, sent: SentCode, clock: Clocks): void {
  const [now, elapsed] = [clock.now(), clock.elapsed()]
  const stored: StoredCode = { ...sent, sentAt: now, resendAt: now + sent.resendAt - elapsed }
  memory.setItem(keyOf(scene), JSON.stringify(stored))
}

/**
 * The code that was sent before a reload, or null. A device clock that was changed meanwhile cannot make the wait longer
 * than its limit; if it makes the wait shorter, the server's reply says how long to wait.
 */
export function loadSentCode(memory: SafeStorage, scene: string, clock: Clocks): SentCode | null {
  const text = memory.getItem(keyOf(scene)) ?? ''
  if (text === '' || text.length > MAX_CHARS) return null
  let stored: Partial<Record<keyof StoredCode, unknown>> | null
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  const { subject, mobileMasked, transactionNo, sentAt, resendAt } = stored ?? {}
  if (typeof subject !== 'string' || typeof mobileMasked !== 'string' || typeof transactionNo !== 'string')
    return null
  if (typeof sentAt !== 'number' || typeof resendAt !== 'number') return null
  const now = clock.now()
  // Written this way round, NaN counts as too old.
  if (!(Math.abs(now - sentAt) <= REMEMBERED_MS)) return null
  return { subject, mobileMasked, transactionNo, resendAt: clock.elapsed() + withinLimit(resendAt - now) }
}
