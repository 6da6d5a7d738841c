import type { Cents } from '../number/cents.ts'
import { type Rate, lowerRate } from '../number/rate.ts'
import { NO_BENEFIT, type Terms, isDayCount, lenderPart } from '../schedule/terms.ts'

// semantics 11
/** One row of the rate table; amounts in cents. */
export interface RateRow {
  readonly minAmount: Cents
  /** Included in the range; a missing end means no limit. */
  readonly maxAmount: Cents
  readonly periods: number
  /** `null` when the rate is zero, missing or negative: the row quotes nothing. */
  readonly annualRate: Rate | null
  readonly lenderAnnualRate: Rate | null
  readonly handlingFeeRate: Rate | null
}

// semantics 11
/** The first row of this period count whose range includes the amount in cents, both ends included; `null`: none. */
export function rateFor(table: readonly RateRow[], amount: Cents, periods: number): RateRow | null {
  return (
    table.find((row) => row.periods === periods && row.minAmount <= amount && amount <= row.maxAmount) ?? null
  )
}

// semantics 11, OC-43
/** What a loan needs in addition to its row. */
export interface TermsOptions {
  /** Highest annual rate, e.g. of a low-fee right. */
  readonly annualRateLimit?: Rate | null
  /** Days of a short first period, 1..30; any other value is a whole month. */
  readonly firstPeriodDays?: number | null
  readonly plan?: 'base' | 'bill'
}

// semantics 11
/**
 * Terms of a loan of `amount` cents from a row of the rate table, without a benefit. `null` when there is no rate or no
 * amount.
 */
export function termsFromRow(row: RateRow, amount: Cents, options: TermsOptions = {}): Terms | null {
  if (row.annualRate === null || amount < 1) return null
  const limit = options.annualRateLimit ?? null
  const annualRate = limit === null ? row.annualRate : lowerRate(row.annualRate, limit)
  return {
    principal: amount,
    periods: row.periods,
    annualRate,
    lenderAnnualRate: lenderPart(row.lenderAnnualRate, annualRate),
    handlingFeeRate: row.handlingFeeRate,
    firstPeriodDays: isDayCount(options.firstPeriodDays) ? options.firstPeriodDays : null,
    plan: options.plan ?? 'base',
    benefit: NO_BENEFIT,
  }
}
