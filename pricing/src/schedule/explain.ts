import { percentText } from '../format/rates.ts'
import { type RateFlows, factorsAt, unitRate } from './flowRate.ts'

// semantics 4
/** One payment in the proof of a rate. */
export interface ExplainedDue {
  /** Units of time from the payout. */
  readonly time: number
  /** Its day, ms since 1970; `null` when no days were given. */
  readonly date: number | null
  readonly due: number
  /** What one yuan of it is worth on the day of the payout. */
  readonly factor: number
  /** due x factor. */
  readonly presentValue: number
}

// semantics 4
/** A rate with its proof: at this rate the payments are worth what was received. */
export interface RateExplanation {
  /** Nominal annual rate, a fraction. */
  readonly annualRate: number
  /** Rate of one unit of time: annualRate / periods a year. */
  readonly unitRate: number
  readonly rows: readonly ExplainedDue[]
  readonly outlay: number
  /** Sum of the present values: the outlay, within 1e-9 of it. */
  readonly presentValue: number
  /** The percent as a page shows it. */
  readonly shown: string
  /** The rule that makes these digits: the solved rate, floored, or the rate of the contract. */
  readonly rule: 'floored' | 'contract'
}

// semantics 4
/** What is known beside the payments. */
export interface ExplainOptions {
  /** The rate of the contract, a fraction, where it is shown in place of the solved one. */
  readonly contractRate?: number | null
  /** Days of the payments, ms since 1970, in their order. */
  readonly dates?: readonly number[]
}

// semantics 4, OC-22, OC-26, OC-27
/** Solves the rate of payments and proves it, due by due. `null` when there is no rate, like `flowRate`. */
export function explain(
  flows: RateFlows,
  { contractRate = null, dates = [] }: ExplainOptions = {},
): RateExplanation | null {
  const rate = unitRate(flows)
  if (rate === null) return null
  const factors = factorsAt(flows, rate)
  const rows = flows.dues.map((due, k) => {
    const factor = factors[k] ?? 0
    return { time: (flows.first ?? 1) + k, date: dates[k] ?? null, due, factor, presentValue: due * factor }
  })
  const annualRate = rate * (flows.periodsPerYear ?? 12)
  return {
    annualRate,
    unitRate: rate,
    rows,
    outlay: flows.outlay,
    presentValue: rows.reduce((sum, { presentValue }) => sum + presentValue, 0),
    shown: percentText(contractRate ?? annualRate),
    rule: contractRate === null ? 'floored' : 'contract',
  }
}
