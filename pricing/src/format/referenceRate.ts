import type { DecimalInput } from '../number/decimal.ts'
import { isAbove, lowerRate, readRate, type Rate } from '../number/rate.ts'
import { RATE_CAP } from '../schedule/rateCap.ts'
import { discountText, percentText, showsStruckThrough } from './rates.ts'

// semantics 4
/** What a lower rate is compared with, as texts. */
export interface ReferenceRate {
  /** The struck-through rate: "24.00%". */
  readonly rate: string
  /** "8.5折", where the rate is at most that share of the reference; null where it is not. */
  readonly discount: string | null
}

// semantics 4
/** The rate of the customer, and what the server and the configuration name beside it. */
export interface ReferenceRateInput {
  /** The rate that the customer is shown, a fraction. */
  readonly current: DecimalInput
  /** `beforeRate` of the server, a fraction. */
  readonly before?: DecimalInput
  /** The reference of the configuration, a fraction; used without `before`. */
  readonly base?: DecimalInput
  /** Share that is still paid: 0.85. */
  readonly discount?: DecimalInput
  /** Highest reference that is shown, percent. Never above the ceiling, which it is when left out. */
  readonly capPercent?: DecimalInput
  /** The highest annual cost of a loan that may be offered, a fraction. Default: 36 %. */
  readonly ceiling?: number
}

/** Half of the last digit of a percent with two decimals. */
const SHOWN = 0.000_05

// semantics 4, pricing.5, pricing.11
/**
 * The struck-through rate of a rate discount; null unless the server or the configuration has named a reference, the server
 * a discount, and the reference, capped, is above the rate as it is shown. No reference is calculated from a discount. Rates above
 * 100 % are percents in place of fractions, and count as missing. Call this only behind a server flag.
 */
export function referenceRate(input: ReferenceRateInput): ReferenceRate | null {
  const [current, before, base, share] = [input.current, input.before, input.base, input.discount].map(
    fractionOf,
  )
  const reference = before ?? base
  if (!current || !reference || !share || share.value === 1) return null
  const shown = lowerRate(reference, capOf(input))
  if (!isAbove(shown, current) || !showsStruckThrough(shown.value, current.value)) return null
  const isKept = current.value <= shown.value * share.value + SHOWN
  return { rate: percentText(shown.value), discount: isKept ? discountText(share.value) : null }
}

/** A fraction up to 1; null when there is none. */
function fractionOf(value: DecimalInput): Rate | null {
  const rate = readRate(value)
  return rate !== null && rate.value <= 1 ? rate : null
}

function capOf({ capPercent, ceiling = RATE_CAP }: ReferenceRateInput): Rate {
  const legal = readRate(ceiling) as Rate
  const configured = readRate(capPercent, true)
  return configured ? lowerRate(configured, legal) : legal
}
