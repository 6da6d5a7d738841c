// semantics 4
/**
 * Finds the monthly rate at which dues are worth an outlay, in float64. `first` is the time of the first due in months;
 * the others follow one month apart.
 */

/** Iterations after which bisection is used in place of Newton. */
const NEWTON_LIMIT = 10_000
const NEWTON_TOLERANCE = 1e-15
/** When a step is smaller than this and no longer shrinks, it is float noise. */
const NOISE = 1e-12
const BISECTION_LIMIT = 1000
const MAX_DOUBLINGS = 60

/** The rate, at least 0; exactly 0 when nothing is charged. The outlay must be above 0. */
export function monthlyRate(dues: readonly number[], outlay: number, first: number): number {
  let sum = 0
  for (const due of dues) sum += due
  if (sum <= outlay) return 0
  const start = firstGuess(dues.length, sum, outlay)
  return newtonRate(dues, outlay, first, start) ?? bisectRate(dues, outlay, first, NEWTON_TOLERANCE)
}

// semantics 4
/** Newton's first guess: the rate of equal dues, from the area under a balance that falls linearly. */
export function firstGuess(count: number, sum: number, outlay: number): number {
  return (2 * (sum - outlay)) / (outlay * (count + 1))
}

/**
 * Newton's method from `start`; `null` when it does not converge within `limit` iterations or is not a number. The
 * present value is convex and falling, so from the second iteration on the rate approaches the root from the left.
 */
export function newtonRate(
  dues: readonly number[],
  outlay: number,
  first: number,
  start: number,
  limit: number = NEWTON_LIMIT,
): number | null {
  let rate = start
  let lastStep = Infinity
  for (let round = 0; round < limit; round++) {
    const step = newtonStep(dues, outlay, first, rate)
    const size = Math.abs(step)
    rate += step
    if (size < NEWTON_TOLERANCE || (size < NOISE && size >= lastStep)) return Math.max(rate, 0)
    lastStep = size
  }
  return null
}

function newtonStep(dues: readonly number[], outlay: number, first: number, rate: number): number {
  const v = 1 / (1 + rate)
  // Horner's method for value and slope together: value = sum dues_k v^k, weighted = sum k dues_k v^k.
  let value = 0
  let weighted = 0
  for (let k = dues.length - 1; k >= 0; k--) {
    value = (value + (dues[k] ?? 0)) * v
    weighted = weighted * v + value
  }
  const shift = v ** (first - 1)
  const slope = (weighted + (first - 1) * value) * shift
  return (value * shift - outlay) / (slope * v)
}

/**
 * The middle of an interval around the root, narrower than `tolerance`. The interval starts as 0 to 1; its upper end is
 * doubled while the dues are still worth more than the outlay there.
 */
export function bisectRate(
  dues: readonly number[],
  outlay: number,
  first: number,
  tolerance: number,
): number {
  const isLow = (rate: number): boolean => presentValue(dues, first, rate) > outlay
  let low = 0
  let high = 1
  for (let i = 0; i < MAX_DOUBLINGS && isLow(high); i++) high *= 2
  for (let i = 0; i < BISECTION_LIMIT && high - low >= tolerance; i++) {
    const middle = (low + high) / 2
    if (isLow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** What dues are worth at a monthly rate. */
export function presentValue(dues: readonly number[], first: number, rate: number): number {
  const v = 1 / (1 + rate)
  let value = 0
  for (let k = dues.length - 1; k >= 0; k--) value = (value + (dues[k] ?? 0)) * v
  return value * v ** (first - 1)
}
