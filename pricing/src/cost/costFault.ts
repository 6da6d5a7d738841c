import type { StatedCost, StatedCostItem } from '../fromContract/cost.ts'
import { type Cents, subtractCents, sumCents } from '../number/cents.ts'
import { flowRate } from '../schedule/flowRate.ts'
import type { ChargeKind, ContingentKind, CostDisclosure, CostItem, CostRate, CostReason } from './terms.ts'

// semantics 13
/**
 * What a lender's statement contradicts: who lends (`lender`), what is lent (`principal`), its own sum (`sum`), when a
 * charge is taken (`taken`), what it is (`itemTotal`, `itemRate`), what coupons take off (`discount`), all charges
 * (`total`), the annualised cost (`annualRate`), what a default adds (`contingent`).
 */
export interface CostFault {
  readonly of:
    | 'lender'
    | 'principal'
    | 'sum'
    | 'taken'
    | 'itemTotal'
    | 'itemRate'
    | 'discount'
    | 'total'
    | 'annualRate'
    | 'contingent'
  /** The charge of `taken`, `itemTotal`, `itemRate` and `contingent`; `null` for charges that only one side names so. */
  readonly kind: ChargeKind | ContingentKind | null
  /** Cents, a fraction or a text. */
  readonly ours: number | string
  readonly stated: number | string
}

/**
 * A rate has two decimals of a percent. Cut off, rounded or rounded up, it is less than a hundredth of a percent from
 * its exact figure; what is further away is another rate.
 */
const SHOWN = 0.0001
/** Error of the floats that are compared, so that a whole hundredth of a percent is never within. */
const NOISE = 1e-9

// semantics 13, OC-27, OC-54
/**
 * The first contradiction between our figures and a lender's own disclosure; `null`: there is none. Money must be the
 * same to the cent. A rate must be one that two decimals of a percent can stand for; where the rate of a contract is
 * shown, the solved one is as good. A charge that only one side names by that kind is compared by its money alone.
 */
export function costFault(ours: CostDisclosure, stated: StatedCost): CostFault | null {
  const { discount } = stated
  const lender = ours.items.find(({ kind }) => kind === 'interest')?.chargedBy ?? ''
  if (lender !== '' && lender !== stated.lender) return fault('lender', lender, stated.lender)
  return (
    differs('principal', ours.principal, stated.principal) ??
    differs('sum', subtractCents(totalOf(stated.items), discount), stated.total) ??
    itemsFault(ours.items, stated.items) ??
    differs('discount', ours.discount?.total ?? 0, discount) ??
    differs('total', ours.charged, stated.total) ??
    annualFault(ours, stated) ??
    contingentFault(ours, stated)
  )
}

const fault = (
  of: CostFault['of'],
  ours: number | string,
  stated: number | string,
  kind: CostFault['kind'] = null,
): CostFault => ({ of, kind, ours, stated })

const differs = (of: CostFault['of'], ours: number, stated: number, kind: CostFault['kind'] = null) =>
  ours === stated ? null : fault(of, ours, stated, kind)

const totalOf = (items: readonly { readonly total: Cents }[]): Cents =>
  sumCents(items.map(({ total }) => total))

function itemsFault(ours: readonly CostItem[], stated: readonly StatedCostItem[]): CostFault | null {
  const isShared = (kind: ChargeKind) =>
    [ours, stated].every((items) => items.some((item) => item.kind === kind))
  const kinds = [...new Set(ours.map(({ kind }) => kind))].filter(isShared)
  for (const kind of kinds) {
    const found = kindFault(
      kind,
      ours.filter((item) => item.kind === kind),
      stated.filter((item) => item.kind === kind),
    )
    if (found !== null) return found
  }
  const [own, others] = [ours, stated].map((items) => totalOf(items.filter(({ kind }) => !isShared(kind))))
  return differs('itemTotal', own ?? 0, others ?? 0)
}

function kindFault(
  kind: ChargeKind,
  ours: readonly CostItem[],
  stated: readonly StatedCostItem[],
): CostFault | null {
  const [[item, ...more], [other, ...others]] = [ours, stated]
  const money = differs('itemTotal', totalOf(ours), totalOf(stated), kind)
  // Of several charges of one kind only the sum can be compared.
  if (money !== null || !item || !other || more.length > 0 || others.length > 0) return money
  if (item.taken !== other.taken) return fault('taken', item.taken, other.taken, kind)
  // The rate of a charge may be stated before discounts, like its total, or after them.
  const rates = [
    item.annualRate,
    ...solvedOf(item.reason),
    item.after.rate.rate,
    ...solvedOf(item.after.rate.reason),
  ]
  return isOneOf(other.annualRate, rates) ? null : fault('itemRate', item.annualRate, other.annualRate, kind)
}

function annualFault(ours: CostDisclosure, { method, annualRate }: StatedCost): CostFault | null {
  const own = ours[method]
  const solved =
    method === 'irr' ? solvedOf(own.reason) : [solvedSum(ours.items.map(({ after }) => after.rate))]
  return isOneOf(annualRate, [own.rate, ...solved]) ? null : fault('annualRate', own.rate, annualRate)
}

function contingentFault(ours: CostDisclosure, stated: StatedCost): CostFault | null {
  for (const { kind, annualRate } of ours.contingent) {
    const other = stated.contingent.find((charge) => charge.kind === kind)?.annualRate ?? null
    if (annualRate === null || other === null || isOneOf(other, [annualRate])) continue
    return fault('contingent', annualRate, other, kind)
  }
  return null
}

/** The solved rate where the one of the contract is shown. */
const solvedOf = (reason: CostReason): number[] => {
  const rate = reason.from === 'contract' ? flowRate(reason.flows) : null
  return rate === null ? [] : [rate]
}

const solvedSum = (rates: readonly CostRate[]): number =>
  rates.reduce((sum, { rate, reason }) => sum + (solvedOf(reason)[0] ?? rate), 0)

const isOneOf = (stated: number, rates: readonly number[]): boolean =>
  rates.some((rate) => Math.abs(stated - rate) < SHOWN - NOISE)
