import { requireObject } from '../inputError.ts'
import { type Cents, positiveCents, readYuan } from '../number/cents.ts'
import { readNumber } from '../number/decimal.ts'
import { complement, readRate } from '../number/rate.ts'
import {
  type Benefit,
  NO_BENEFIT,
  type Plan,
  type Terms,
  type Waives,
  firstPeriodDays,
  isFraction,
  isPeriodCount,
  lenderPart,
} from '../schedule/terms.ts'
import type { ScheduleInput, WireFlag } from './wire.ts'

const PLANS = ['base', 'bill', 'partial', 'discount', 'allPeriods'] as const

// semantics 3.1, OC-4, OC-2
/**
 * Reads schedule input into normalised terms.
 *
 * `null` ("nothing") when amount, loanPeriod or yearRate is zero, missing or negative; when the amount rounds to 0
 * cents; when loanPeriod is not an integer of 1..600; or when a figure is out of range: an amount above 1e13 yuan, or a
 * rate above 1, which is a percent sent in place of a fraction. Never throws for an object; throws an `InputError` for
 * anything else.
 */
export function parseTerms(raw: ScheduleInput): Terms | null {
  const principal = positiveCents(requireObject(raw).amount)
  const periods = readNumber(raw.loanPeriod)
  const annualRate = readRate(raw.yearRate)
  const handlingFeeRate = readRate(raw.handFeeRate)
  if (!principal || annualRate === null) return null
  if (!isPeriodCount(periods) || !isFraction(annualRate) || !isFraction(handlingFeeRate)) return null
  const plan = readPlan(raw)
  return {
    principal,
    periods,
    annualRate,
    lenderAnnualRate: lenderPart(readRate(raw.instBaseYearRate), annualRate),
    handlingFeeRate,
    firstPeriodDays: firstPeriodDays(readNumber(raw.billDays)),
    plan,
    benefit: readBenefit(raw, plan),
  }
}

// OC-10
/** The calculation type, or the one that follows from the coupon type. */
function readPlan(raw: ScheduleInput): Plan {
  const named = PLANS[readNumber(raw.calculationType) ?? -1]
  if (named !== undefined) return named
  const couponType = readNumber(raw.couponType)
  if (couponType === 2) return 'partial'
  if (couponType === 3) return 'discount'
  return (readYuan(raw.couponValue)?.sign ?? 0) > 0 ? 'allPeriods' : 'base'
}

function readBenefit(raw: ScheduleInput, plan: Plan): Benefit {
  const mode = benefitMode(plan, readNumber(raw.couponType))
  if (mode === 'none') return NO_BENEFIT
  const cap = positiveCents(raw.couponUpperLimit)
  return {
    mode,
    waives: readWaives(raw.deductType),
    freePeriodCount: readPeriodCount(raw.periodLimit),
    freeFromStart: readAscending(raw.isFreePeriodAsc),
    savedFraction: complement(readRate(raw.couponDiscountRate, true)),
    cap: mode === 'all' ? lowerCap(cap, positiveCents(raw.couponValue)) : cap,
  }
}

// semantics 3.5
/** Discount mode of a plan. An equal-principal plan takes it from the coupon type. */
function benefitMode(plan: Plan, couponType: number | null): Benefit['mode'] {
  if (plan === 'partial') return 'free'
  if (plan === 'discount') return 'discount'
  if (plan === 'allPeriods') return 'all'
  if (plan === 'base') return 'none'
  return couponType === 2 ? 'free' : couponType === 3 ? 'discount' : 'none'
}

// OC-18
/** A face value is the cap of a whole-loan waiver. */
export function lowerCap(cap: Cents | null, faceValue: Cents | null): Cents | null {
  if (cap === null || faceValue === null) return cap ?? faceValue
  return Math.min(cap, faceValue) as Cents
}

// OC-8
/** Reads the deduct type; any value but 1, 2, 3 waives interest. */
export function readWaives(deductType: unknown): Waives {
  const type = readNumber(deductType)
  return type === 2 ? 'handlingFee' : type === 3 ? 'both' : 'interest'
}

/** Reads the number of free periods: missing or negative is 0, fractions are floored. */
export function readPeriodCount(periodLimit: unknown): number {
  return Math.max(0, Math.floor(readNumber(periodLimit) ?? 0))
}

/** Whether free periods count from the start: yes, unless the flag is 0, '0', false or 'false'. */
export function readAscending(flag: WireFlag): boolean {
  return flag !== 0 && flag !== '0' && flag !== false && flag !== 'false'
}
