import { add, atLeast, multiply, natural, naturalFromDigits, power, powerOfTen } from './natural.ts'
import type { Rate } from './rate.ts'

/**
 * Half-up rounding of exact values with a float64 fast path (semantics 2 and 11).
 *
 * A float result whose fraction keeps away from one half by more than GUARD cannot be on the wrong side: its error
 * is below 6e-8 cent for a charge and 3e-6 cent for an annuity at 1e8 yuan. All others are decided with integers:
 * "value >= t/2?" becomes a comparison of two products.
 */
const GUARD = 1e-3
/** Float results above this many cents carry an error too near to the guard and are decided exactly. */
const FAST_LIMIT = 1e10
const EXACT_PRODUCT = 2 ** 52

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

/** Half-up to an integer where the float can be trusted with it, else `null`. For a value >= 0. */
function trustedRound(value: number): number | null {
  const floor = Math.floor(value)
  const beyondHalf = value - floor - 0.5
  if (value > FAST_LIMIT || Math.abs(beyondHalf) <= GUARD) return null
  return beyondHalf > 0 ? floor + 1 : floor
}

/** R(amount x share) for an amount >= 0 in cents. */
export function roundShare(amount: number, share: Share): number {
  const value = amount * share.factor
  return trustedRound(value) ?? exactShare(amount, share, Math.floor(value))
}

function exactShare(amount: number, { rate, times, parts }: Share, guess: number): number {
  // Below the limit this product is exact, and so is the one it is compared with while it is no larger.
  const doubled = 2 * amount * times * Number(rate.digits)
  if (doubled < EXACT_PRODUCT) {
    const unit = parts * Number(`1e${rate.scale}`)
    return settle(guess, (halves) => doubled >= halves * unit)
  }
  const left = multiply(multiply(natural(2 * amount), natural(times)), naturalFromDigits(rate.digits))
  const right = multiply(natural(parts), powerOfTen(rate.scale))
  return settle(guess, (halves) => atLeast(left, multiply(right, natural(halves))))
}

/**
 * The integer k with k - 1/2 <= value < k + 1/2; `reaches(t)` says value >= t/2.
 * @param guess floor of the float, which is off by less than a cent up to 1e15 cents: never more than k + 1
 */
function settle(guess: number, reaches: (halves: number) => boolean): number {
  let result = Math.max(0, guess - 1)
  while (reaches(2 * result + 1)) result++
  return result
}

/**
 * Equal instalment R(P r (1+r)^n / ((1+r)^n - 1)) with r = annualRate / 12 (semantics 3.4).
 * The float form P r / -expm1(-n log1p r) does not cancel at small r n.
 */
export function equalInstalment(principal: number, annualRate: Rate, periods: number): number {
  const monthly = annualRate.value / 12
  if (principal * monthly * (periods + 1) < 0.25) {
    // The value exceeds principal / periods by less than any gap between that quotient and a half above it.
    return Math.floor((2 * principal + periods) / (2 * periods))
  }
  const value = (principal * monthly) / -Math.expm1(-periods * Math.log1p(monthly))
  return trustedRound(value) ?? exactInstalment(principal, annualRate, periods, Math.floor(value))
}

/**
 * With r = N/D, A = (D+N)^n and B = D^n: value >= t/2 is 2 P N A >= t D (A - B), written without the subtraction.
 */
function exactInstalment(principal: number, rate: Rate, periods: number, guess: number): number {
  const numerator = naturalFromDigits(rate.digits)
  const denominator = multiply(natural(12), powerOfTen(rate.scale))
  const grown = power(add(denominator, numerator), periods)
  const plain = multiply(denominator, power(denominator, periods))
  const scaled = multiply(denominator, grown)
  const left = multiply(multiply(natural(2 * principal), numerator), grown)
  return settle(guess, (halves) => {
    const times = natural(halves)
    return atLeast(add(left, multiply(times, plain)), multiply(times, scaled))
  })
}
