import type { Cents } from '../number/cents.ts'
import { type Rate, isAbove } from '../number/rate.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30
/** A first bill at least this far away is a whole month. */
const MONTH_MS = MONTH_DAYS * DAY_MS

// OC-14
/** Calculation types 0 to 4 of the contract. 'bill' splits the principal equally, the others the instalment. */
export type Plan = 'base' | 'bill' | 'partial' | 'discount' | 'allPeriods'

// OC-15
/** What a benefit waives (deduct types 1, 2, 3). The service charge is never waived. */
export type Waives = 'interest' | 'handlingFee' | 'both'

// semantics 3.5
/**
 * A coupon or right as the schedule uses it.
 * - `free`: the charges of `freePeriodCount` periods, counted from the first or from the last.
 * - `discount`: `savedFraction` of the charges of every period.
 * - `all`: the charges of every period.
 */
export interface Benefit {
  readonly mode: 'none' | 'free' | 'discount' | 'all'
  readonly waives: Waives
  /** Integer >= 0; a larger number than the schedule's periods means all of them. */
  readonly freePeriodCount: number
  readonly freeFromStart: boolean
  /** Share of the charges that is saved, 0.15 for 8.5折; `null`: none. */
  readonly savedFraction: Rate | null
  /** The most that is saved over all periods, in cents; `null`: no cap. */
  readonly cap: Cents | null
}

// semantics 3.2, OC-9
/** Terms of one loan, normalised. */
export interface Terms {
  /** Above 0, at most 1e15 cents. */
  readonly principal: Cents
  /** Integer 1..600. */
  readonly periods: number
  /** The full annual rate on the declining balance: above 0, at most 1. */
  readonly annualRate: Rate
  /** The lender's part of `annualRate`, never above it. */
  readonly lenderAnnualRate: Rate
  /** Additional fee as a share of the principal, for the whole term; `null`: no fee. */
  readonly handlingFeeRate: Rate | null
  /** Days of a short first period, 1..30; `null`: a whole month. */
  readonly firstPeriodDays: number | null
  readonly plan: Plan
  /** The benefit that is part of the terms; `mode: 'none'` when there is none. */
  readonly benefit: Benefit
}

// semantics 3.5
/** No benefit at all. */
export const NO_BENEFIT: Benefit = {
  mode: 'none',
  waives: 'interest',
  freePeriodCount: 0,
  freeFromStart: true,
  savedFraction: null,
  cap: null,
}

const MAX_PERIODS = 600

/** An integer of 1..maximum. */
export function isCount(value: number | null | undefined, maximum: number): value is number {
  const count = value ?? 0
  return Number.isInteger(count) && count >= 1 && count <= maximum
}

/** An integer of 1..600. */
export function isPeriodCount(periods: number | null): periods is number {
  return isCount(periods, MAX_PERIODS)
}

/** Days of a short first period, an integer of 1..30. */
export function isDayCount(days: number | null | undefined): days is number {
  return isCount(days, MONTH_DAYS)
}

/** Whether a rate is a fraction above 0 and at most 1, or none at all. */
export function isFraction(rate: Rate | null): boolean {
  return rate === null || (rate.value > 0 && rate.value <= 1)
}

// OC-5
/** The lender's part of the rate. When it is unknown or above the whole rate, everything is interest. */
export function lenderPart(lender: Rate | null, whole: Rate): Rate {
  return lender === null || isAbove(lender, whole) ? whole : lender
}

// OC-9
/**
 * Days of a short first period, 1..30, from milliseconds to the first bill; a started day counts as a day. `null` (a
 * whole month) from 30 days on, when missing, and when not above 0.
 */
export function firstPeriodDays(ms: number | null | undefined): number | null {
  const left = ms ?? 0
  // A time too short for the division still counts as a started day.
  return left > 0 && left < MONTH_MS ? Math.max(1, Math.ceil(left / DAY_MS)) : null
}
