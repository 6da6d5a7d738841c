import { divideHalfUp } from './cents.ts'
import { powerOfTen } from './decimal.ts'
import type { Rate } from './rate.ts'

// semantics 2
/**
 * Half-up rounding of exact values, with float64 as the fast path.
 *
 * A float result is safe when its fraction is further from one half than GUARD, because the error is smaller: below 6e-8
 * cent for a charge and 3e-6 cent for an annuity at 1e8 yuan. All other values are calculated with BigInt.
 */
const GUARD = 1e-3
/** Above this many cents the float error comes too close to the guard, so the value is calculated exactly. */
const FAST_LIMIT = 1e10

/** A fixed share of an amount: rate x times / parts, with positive integers times and parts. */
export interface Share {
  readonly rate: Rate
  readonly times: number
  readonly parts: number
  /** The same as a float. */
  readonly factor: number
}

export function shareOf(rate: Rate, times = 1, parts = 1): Share {
  return { rate, times, parts, factor: (rate.value * times) / parts }
}

/** Rounds half-up where the float can be trusted, else `null`. For a value >= 0. */
function trustedRound(value: number): number | null {
  const floor = Math.floor(value)
  const beyondHalf = value - floor - 0.5
  if (value > FAST_LIMIT || Math.abs(beyondHalf) <= GUARD) return null
  return beyondHalf > 0 ? floor + 1 : floor
}

/** R(numerator / denominator) of integers >= 0. */
function roundQuotient(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** R(amount x share) for an amount >= 0 in cents. */
export function roundShare(amount: number, share: Share): number {
  return trustedRound(amount * share.factor) ?? exactShare(amount, share)
}

function exactShare(amount: number, { rate, times, parts }: Share): number {
  const numerator = amount * times * Number(rate.digits)
  const denominator = parts * 10 ** rate.scale
  // Ordinary figures: both are exact as floats, and so is the rounding of their quotient.
  if (2 * Math.max(numerator, denominator) <= Number.MAX_SAFE_INTEGER) {
    return divideHalfUp(numerator, denominator)
  }
  return roundQuotient(
    BigInt(amount) * BigInt(times) * BigInt(rate.digits),
    BigInt(parts) * powerOfTen(rate.scale),
  )
}

// semantics 3.4
/**
 * Equal instalment R(P r (1+r)^n / ((1+r)^n - 1)) with r = annualRate / 12. The float form P r /
 * -expm1(-n log1p r) loses no digits when r n is small.
 */
export function equalInstalment(principal: number, annualRate: Rate, periods: number): number {
  const monthly = annualRate.value / 12
  const value = (principal * monthly) / -Math.expm1(-periods * Math.log1p(monthly))
  return trustedRound(value) ?? exactInstalment(principal, annualRate, periods)
}

/** With r = N/D, A = (D+N)^n and B = D^n the instalment is P N A / (D (A - B)). */
function exactInstalment(principal: number, { digits, scale }: Rate, periods: number): number {
  const numerator = BigInt(digits)
  const denominator = 12n * powerOfTen(scale)
  const grown = (denominator + numerator) ** BigInt(periods)
  const plain = denominator ** BigInt(periods)
  return roundQuotient(BigInt(principal) * numerator * grown, denominator * (grown - plain))
}
