// OC-22, OC-52
/**
 * How the part of a unit before the first due counts: like every other time, (1+i)^f (`compound`), or with simple
 * interest, 1 + f·i (`simple`).
 */
export type OddFirst = 'compound' | 'simple'

// semantics 4, OC-52
/** Payments of which a rate is solved. Money in one unit, whichever it is. */
export interface RateFlows {
  /** What the borrower receives at time 0. */
  readonly outlay: number
  /** What is paid back, one unit of time apart. */
  readonly dues: readonly number[]
  /** Units of time to the first due; above 1 for a long first period. Default: 1. */
  readonly first?: number
  /** Default: `compound`. */
  readonly oddFirst?: OddFirst
  /** Units of time a year: 12 for months, 52 for weeks. Default: 12. */
  readonly periodsPerYear?: number
}

const MONTHS = 12
const LIMIT = 10_000
/** A step below this share of 1 + rate is the last one. */
const TOLERANCE = 1e-15
/** Below this share a step that no longer shrinks is float noise. */
const NOISE = 1e-12

/** What one yuan of each due is worth at time 0, at a rate per unit. */
export function factorsAt(flows: RateFlows, rate: number): number[] {
  const { whole, odd } = timesOf(flows)
  return flows.dues.map((_, k) => (1 + rate) ** -(whole + k) / (1 + odd * rate))
}

/** Time of the first due: units that compound, and a part of a unit with simple interest. */
function timesOf({ first = 1, oddFirst = 'compound' }: RateFlows): { whole: number; odd: number } {
  const whole = oddFirst === 'simple' ? Math.floor(first) : first
  return { whole, odd: first - whole }
}

// semantics 4, OC-52
/**
 * The rate per unit of time at which the dues are worth the outlay, by Newton's method; 0 when they sum to it. `null`
 * when they sum to less, when a figure is negative or not finite, or when there is no outlay.
 */
export function unitRate(flows: RateFlows): number | null {
  const { outlay, dues, first = 1 } = flows
  if (!(outlay > 0 && outlay < Infinity && first >= 0 && first < Infinity)) return null
  if (!dues.every((due) => due >= 0 && due < Infinity)) return null
  const sum = dues.reduce((total, due) => total + due, 0)
  if (sum <= outlay) return sum === outlay ? 0 : null
  return newton(flows)
}

// semantics 4, OC-52
/** The nominal annual rate of payments, a fraction: the rate per unit times the units a year. `null` like `unitRate`. */
export function flowRate(flows: RateFlows): number | null {
  const rate = unitRate(flows)
  return rate === null ? null : rate * (flows.periodsPerYear ?? MONTHS)
}

/** The value of the dues is convex and falls with the rate, so from 0 on the rate climbs to the root. */
function newton(flows: RateFlows): number | null {
  let rate = 0
  let lastStep = Infinity
  for (let round = 0; round < LIMIT; round++) {
    const step = newtonStep(flows, rate)
    if (!Number.isFinite(step)) return null
    rate += step
    const size = Math.abs(step) / (1 + rate)
    if (size < TOLERANCE || (size < NOISE && size >= lastStep)) return rate
    lastStep = size
  }
  return null
}

function newtonStep(flows: RateFlows, rate: number): number {
  const { whole, odd } = timesOf(flows)
  const factors = factorsAt(flows, rate)
  let value = 0
  let slope = 0
  for (const [k, due] of flows.dues.entries()) {
    const worth = due * (factors[k] ?? 0)
    value += worth
    slope += worth * ((whole + k) / (1 + rate) + odd / (1 + odd * rate))
  }
  return (value - flows.outlay) / slope
}
