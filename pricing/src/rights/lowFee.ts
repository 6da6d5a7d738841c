import type { Cents } from '../number/cents.ts'
import { type Rate, lowerRate } from '../number/rate.ts'

// semantics 9
/** The low-fee right. */
export interface LowFeeRight {
  readonly isNewUser: boolean
  readonly isChosen: boolean
  /** Epoch ms; `null`: no end. NaN: unreadable, counts as over. */
  readonly expiresAt: number | null
  /** Highest annual rate with the right. */
  readonly rate: Rate | null
  readonly currentRate: Rate | null
  /** Largest amount it covers, cents; `null`: any. */
  readonly maxPrincipal: Cents | null
}

// semantics 9
/** Selects or deselects the right. */
export function toggleLowFee(right: LowFeeRight): LowFeeRight {
  return { ...right, isChosen: !right.isChosen }
}

// semantics 9
/** Whether the right may be taken: each user gets one reduce-fee benefit. */
export function canTakeLowFee(hasChosenBefore: boolean): boolean {
  return !hasChosenBefore
}

// OC-43
/**
 * The annual rate to quote with; `null` when the right does not apply (not chosen, over, amount too large, no rate).
 * Never above the current rate: a right must not make a loan more expensive. Pass it to the quoter as `annualRateLimit`.
 * @param amount cents
 * @param now epoch ms, server time
 */
export function lowFeeRate(right: LowFeeRight, amount: Cents, now: number): Rate | null {
  const isOver = right.expiresAt !== null && !(now < right.expiresAt)
  const isTooMuch = right.maxPrincipal !== null && amount > right.maxPrincipal
  if (!right.isChosen || isOver || isTooMuch || right.rate === null) return null
  return right.currentRate === null ? right.rate : lowerRate(right.currentRate, right.rate)
}

// semantics 9
/** Time left in hours, minutes and seconds. */
export interface Countdown {
  /** May exceed 24. */
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly isOver: boolean
}

// semantics 9
/** Time left until `expiresAt`, floored to seconds; both are epoch ms of the server's clock. */
export function countdown(expiresAt: number | null, now: number): Countdown {
  const left = Math.floor(((expiresAt ?? now) - now) / 1000)
  // An end that is unreadable or never comes: no countdown.
  const total = Number.isFinite(left) ? Math.max(0, left) : 0
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    isOver: total === 0,
  }
}
