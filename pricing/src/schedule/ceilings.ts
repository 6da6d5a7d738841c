import type { CostMethod } from '../cost/terms.ts'
import { RATE_CAP } from './rateCap.ts'

// semantics 14
/** The highest annualised cost that a loan may have, from one day on. */
export interface Ceiling {
  /** Kind of the institution that lends; `null`: every kind that has no row of its own. */
  readonly lenderKind: string | null
  /** The annualised cost that it limits; `null`: by either method. */
  readonly method: CostMethod | null
  /** An annual rate, a fraction. */
  readonly rate: number
  /** Start of the day in Beijing from which it holds, ms since 1970; `null`: always. */
  readonly from: number | null
  /** What says so. */
  readonly source: string
}

// spec 9, semantics 14
/** The rows that hold where configuration names no other. */
export const CEILINGS: readonly [Ceiling, ...Ceiling[]] = [
  { lenderKind: null, method: null, rate: RATE_CAP, from: null, source: '任何借款的年化成本不超过36%' },
]

// OC-28, semantics 14
/** The rate above which the pop-ups of an offer of 36 % to 24 % are for a customer. It is no limit of what is offered. */
export const RATE_CLASS: Ceiling = {
  lenderKind: null,
  method: null,
  rate: 0.24,
  from: null,
  source: '年利率24%以上',
}

// semantics 14
/** The loan whose ceiling is asked for. */
export interface CeilingOf {
  /** Kind of its lender; `null` or left out: it is not known. */
  readonly lenderKind?: string | null
  /** Any moment of the day of its offer, ms since 1970. */
  readonly day: number
  /** Default: `irr`. */
  readonly method?: CostMethod
}

// semantics 14, OC-55
/**
 * The ceiling of a loan on a day. A row for its kind of lender comes before one for every kind, one for its method before
 * one for both, a later one before an earlier one, and of two for the same the lower one. Rows above 36 %, or that are no
 * rates, do not count, and without any the 36 % holds.
 * @param rows of the configuration, read by `readCeilings`
 */
export function ceilingFor(
  { lenderKind = null, day, method = 'irr' }: CeilingOf,
  rows: readonly Ceiling[] = [],
): Ceiling {
  const holds = (row: Ceiling) =>
    row.rate > 0 &&
    row.rate <= RATE_CAP &&
    (row.from === null || row.from <= day) &&
    (row.lenderKind === null || row.lenderKind === lenderKind) &&
    (row.method === null || row.method === method)
  const [always, ...others] = CEILINGS
  return [...others, ...rows]
    .filter(holds)
    .reduce((held, row) => (comesBefore(row, held) ? row : held), always)
}

function comesBefore(row: Ceiling, held: Ceiling): boolean {
  if ((row.lenderKind === null) !== (held.lenderKind === null)) return row.lenderKind !== null
  if ((row.method === null) !== (held.method === null)) return row.method !== null
  const [from, since] = [row.from ?? -Infinity, held.from ?? -Infinity]
  return from === since ? row.rate < held.rate : from > since
}
