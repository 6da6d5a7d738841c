import type { SafeStorage } from '../storage/safe-storage.ts'

/**
 * What the login page keeps for a reload in tab storage: the number typed, where the last code went and until when
 * the next one has to wait. Never a code.
 */
export const MOBILE_KEY = 'koo_login_mobile'
export const SENT_CODE_KEY = 'koo_login_sent'
/** Longest wait between two codes, in milliseconds (spec 9: 60 s), whatever a clock or an answer says. */
export const LONGEST_WAIT = 60_000
/** A code is no use after this; the page then starts without one. */
const REMEMBERED_FOR = 10 * 60_000

export interface SentCode {
  /** The number as the server showed it, middle digits hidden. */
  masked: string
  /** Device clock, milliseconds. */
  sentAt: number
  /** When the next code may be asked for. */
  resendAt: number
}

/** What is remembered of a code just sent. */
export function sentCode(masked: string, resendSeconds: number, now: number): SentCode {
  const wait = Math.min(Math.max(resendSeconds, 0) * 1000, LONGEST_WAIT)
  return { masked, sentAt: now, resendAt: now + wait }
}

export function saveSentCode(tab: SafeStorage, sent: SentCode): void {
  tab.setItem(SENT_CODE_KEY, JSON.stringify(sent))
}

/** The code sent before a reload, or null. A clock that was changed meanwhile never makes the wait longer. */
export function loadSentCode(tab: SafeStorage, now: number): SentCode | null {
  let value: Partial<Record<keyof SentCode, unknown>> | null
  try {
    value = JSON.parse(tab.getItem(SENT_CODE_KEY) ?? 'null')
  } catch {
    return null
  }
  const { masked, sentAt, resendAt } = value ?? {}
  if (typeof masked !== 'string' || typeof sentAt !== 'number' || typeof resendAt !== 'number') return null
  if (Math.abs(now - sentAt) > REMEMBERED_FOR) return null
  return { masked: masked.slice(0, 20), sentAt, resendAt: Math.min(resendAt, now + LONGEST_WAIT) }
}

/** The number typed before a reload. */
export function loadMobile(tab: SafeStorage): string {
  const stored = tab.getItem(MOBILE_KEY) ?? ''
  return /^\d{1,11}$/.test(stored) ? stored : ''
}

/** Signed in: nothing of the page is needed any more. */
export function forgetLogin(tab: SafeStorage): void {
  tab.removeItem(MOBILE_KEY)
  tab.removeItem(SENT_CODE_KEY)
}
