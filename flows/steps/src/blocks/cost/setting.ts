import { COST_TABLE } from '@koo/flow/config/cost-table'
import type { ConfigRecord } from '@koo/flow/config'

/** What the configuration says of the table of costs, for one kind of loan. */
export interface CostSetting {
  /** Whether no loan may be published before its table was confirmed. */
  readonly isAsked: boolean
  /** For how long a table in a dialog has to be on the screen before it can be confirmed. */
  readonly readingSeconds: number
}

/** Name of what has no kind of its own, in `kinds`: an order that is paid by instalments. */
const ORDER = 'order'
/** A longer time is a mistake: nobody could borrow. */
const LONGEST_SECONDS = 60

/**
 * Reads the configuration key `costTable`. `kind`: the kind of the loan, or null for an order. A value that is not loaded yet, or has
 * another shape, is the one by default: what has to be shown is not left out because a reply is late.
 */
export function costSetting(value: unknown, kind: string | null): CostSetting {
  const all = recordOf(value)
  const own = recordOf(recordOf(all['kinds'])[kind ?? ORDER])
  const { enabled, readingSeconds } = COST_TABLE
  return {
    isAsked: firstOf(isFlag, own['enabled'], all['enabled']) ?? enabled,
    readingSeconds: firstOf(isSeconds, own['readingSeconds'], all['readingSeconds']) ?? readingSeconds,
  }
}

const recordOf = (value: unknown): ConfigRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ConfigRecord) : {}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_SECONDS

const firstOf = <Value>(fits: (value: unknown) => value is Value, ...values: unknown[]): Value | undefined =>
  values.find(fits)
