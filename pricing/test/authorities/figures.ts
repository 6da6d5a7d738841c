import {
  type RateFlows,
  baseSchedule,
  costDisclosure,
  effectiveAnnual,
  flowRate,
  parseTerms,
  scheduleCost,
  unitRate,
} from '../../src/index.ts'
import type { METHODS, PrintedRate } from './tables.ts'

/** Percent with the decimals of a printed figure, rounded half up like it. */
export const asPrinted = (rate: number | null, printed: string): string =>
  rate === null ? '' : (rate * 100).toFixed(printed.split('.')[1]?.length ?? 0)

/** The rate that the package calculates of the payments; a fraction. */
export const calculated = ({ flows, measure }: PrintedRate): number | null =>
  measure === 'nominal' ? flowRate(flows) : effective(flows)

function effective(flows: RateFlows): number | null {
  const unit = unitRate(flows)
  return unit === null ? null : effectiveAnnual(unit)
}

/** The annualised cost by both methods; fractions. */
export function byMethods({ yearRate, fee }: (typeof METHODS)[number]): { irr: number; sum: number } | null {
  const terms = parseTerms({ amount: 10_000, loanPeriod: 12, yearRate, handFeeRate: fee })
  const cost = terms && costDisclosure(scheduleCost(baseSchedule(terms)))
  return cost && { irr: cost.irr.rate, sum: cost.sum.rate }
}
