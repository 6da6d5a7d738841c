import { type Cents, ZERO, sumCents } from '../number/cents.ts'
import type { OddFirst } from '../schedule/flowRate.ts'
import type {
  ChargeKind,
  ContingentCharge,
  CostCharge,
  CostMethod,
  CostStandard,
  CostTerms,
} from './terms.ts'

// semantics 13
/** Who takes a charge, and by what. What is left out is read from the rows, where they say it. */
export interface ChargeParty {
  readonly kind?: ChargeKind
  readonly chargedBy: string
  readonly standard?: CostStandard
}

// semantics 13
/** What rows do not say of a loan's cost. A charge of 0 needs no party; one whose party is not named has an empty name. */
export interface CostOptions {
  /** Who takes the interest. Default: the lender of an offer. */
  readonly interest?: ChargeParty
  /** The part of the platform or the guarantor. Its kind by default: `service`. */
  readonly service?: ChargeParty
  /** The fee on top. Its kind by default: `instalmentFee`. */
  readonly fee?: ChargeParty
  /** Default: `irr`. */
  readonly method?: CostMethod
  readonly oddFirst?: OddFirst
  readonly contingent?: readonly ContingentCharge[]
  readonly discountUntil?: number | null
}

/** The charges of a row that discounts can be taken off. */
export type RowCharge = 'interest' | 'service' | 'fee'

export const ROW_CHARGES: readonly RowCharge[] = ['interest', 'service', 'fee']

const KINDS = { interest: 'interest', service: 'service', fee: 'instalmentFee' } as const

/** The columns of a plan, cents of each period. */
export interface CostColumns {
  readonly principal: Cents
  readonly principals: readonly Cents[]
  readonly amounts: Readonly<Record<RowCharge, readonly Cents[]>>
  readonly discounts: Readonly<Record<RowCharge, readonly Cents[]>>
  /** What the columns say of who charges by what. */
  readonly standards: Readonly<Record<RowCharge, CostStandard | null>>
  readonly lender: string
  readonly firstPeriod: number
}

/** Terms of the columns; a column of zeros is no charge. */
export function termsOfColumns(columns: CostColumns, options: CostOptions): CostTerms {
  const charges = ROW_CHARGES.flatMap((name): CostCharge[] => {
    const amounts = columns.amounts[name]
    if (amounts.every((amount) => amount === 0)) return []
    const party = options[name]
    return [
      {
        kind: party?.kind ?? KINDS[name],
        chargedBy: party?.chargedBy ?? (name === 'interest' ? columns.lender : ''),
        taken: 'each',
        amounts,
        discounts: columns.discounts[name],
        standard: party?.standard ?? columns.standards[name],
      },
    ]
  })
  const { method = 'irr', oddFirst, contingent = [], discountUntil = null } = options
  return {
    principal: columns.principal,
    principals: columns.principals,
    charges,
    discountUntil,
    firstPeriod: columns.firstPeriod,
    ...(oddFirst && { oddFirst }),
    contingent,
    method,
  }
}

/** Splits the discount of a period among its charges, in this order; `null` when it is more than they are. */
export function splitDiscount(
  discount: number,
  charges: Readonly<Record<RowCharge, number>>,
  order: readonly RowCharge[],
): Record<RowCharge, number> | null {
  const parts = { interest: 0, service: 0, fee: 0 }
  let left = discount
  for (const name of order) {
    parts[name] = Math.min(left, charges[name])
    left -= parts[name]
  }
  return left === 0 ? parts : null
}

/** The same amount in each period, or else the sum of a charge. */
export function amountStandard(amounts: readonly Cents[]): CostStandard {
  const [first = ZERO] = amounts
  return amounts.every((amount) => amount === first)
    ? { by: 'amount', amount: first, per: 'period' }
    : { by: 'amount', amount: sumCents(amounts), per: 'loan' }
}
