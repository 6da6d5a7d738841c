import type { ChargeKind, ChargeTaken, ContingentKind, CostMethod } from '../cost/terms.ts'
import { statedCents } from '../loan/statedSum.ts'
import { type Cents, sumCents } from '../number/cents.ts'
import { readNumber } from '../number/decimal.ts'
import type { WireNumber } from './wire.ts'

// semantics 13
/** A charge in a lender's own disclosure, with the contract's spelling. Money in yuan, rates as fractions. */
export interface StatedCostItemContract {
  readonly kind?: string
  readonly chargedBy?: string
  readonly taken?: string
  readonly standard?: string
  readonly total?: WireNumber
  readonly annualRate?: WireNumber
}

// semantics 13
/** What a default would add in a lender's own disclosure, with the contract's spelling. */
export interface StatedContingentContract {
  readonly kind?: string
  readonly chargedBy?: string
  readonly standard?: string
  readonly annualRate?: WireNumber
}

// semantics 13
/** A lender's own disclosure of a loan's cost, with the contract's spelling. */
export interface StatedCostContract {
  readonly version?: string
  readonly lender?: string
  readonly lenderKind?: string
  readonly principal?: WireNumber
  readonly items?: readonly StatedCostItemContract[] | null
  readonly discount?: WireNumber
  readonly contingent?: readonly StatedContingentContract[] | null
  readonly annualRate?: WireNumber
  readonly annualMethod?: string
  readonly total?: WireNumber
}

// semantics 13
/** A charge that a lender states: cents, before any discount, and a fraction. */
export interface StatedCostItem {
  readonly kind: ChargeKind
  readonly chargedBy: string
  readonly taken: ChargeTaken
  /** Its own words. */
  readonly standard: string
  readonly total: Cents
  readonly annualRate: number
}

// semantics 13
/** What a default would add, as a lender states it. */
export interface StatedContingent {
  readonly kind: ContingentKind
  readonly chargedBy: string
  readonly standard: string
  /** `null`: it is no rate. */
  readonly annualRate: number | null
}

// semantics 13
/** A lender's own disclosure, in cents and fractions. */
export interface StatedCost {
  readonly version: string
  readonly lender: string
  readonly lenderKind: string
  readonly principal: Cents
  readonly items: readonly StatedCostItem[]
  /** What coupons and rights take off all charges together. */
  readonly discount: Cents
  readonly contingent: readonly StatedContingent[]
  /** After discounts, by `method`. */
  readonly annualRate: number
  readonly method: CostMethod
  /** All charges after discounts. */
  readonly total: Cents
}

const KINDS: readonly ChargeKind[] = ['interest', 'guarantee', 'service', 'instalmentFee', 'partnerFee']
const TAKEN: readonly ChargeTaken[] = ['each', 'first', 'payout']
const CONTINGENT: readonly ContingentKind[] = ['overdue', 'misuse', 'earlySettlement']
const METHODS: readonly CostMethod[] = ['irr', 'sum']

// semantics 13
/**
 * Reads a lender's own disclosure. `null` when a figure, a name or a list is missing, or a kind is unknown: a table that
 * leaves out a charge must not be shown. For whether it is true see `costFault`.
 */
export function readStatedCost(contract: StatedCostContract | null | undefined): StatedCost | null {
  const wire = contract ?? {}
  const items = readAll(wire.items, readItem)
  const contingent = readAll(wire.contingent, readContingent)
  const method = oneOf(METHODS, wire.annualMethod)
  const principal = statedCents(wire.principal)
  const [total, discount] = [statedCents(wire.total), statedCents(wire.discount ?? 0)]
  const annualRate = fractionOf(wire.annualRate)
  const lender = textOf(wire.lender)
  if (items === null || contingent === null || method === null || lender === null) return null
  if (principal === null || total === null || discount === null || annualRate === null) return null
  // Beyond this sum cents are no longer exact.
  if (!Number.isSafeInteger(sumCents(items.map((item) => item.total)))) return null
  const [version, lenderKind] = [textOf(wire.version) ?? '', textOf(wire.lenderKind) ?? '']
  return { version, lender, lenderKind, principal, items, discount, contingent, annualRate, method, total }
}

function readItem(wire: StatedCostItemContract): StatedCostItem | null {
  const [kind, taken] = [oneOf(KINDS, wire.kind), oneOf(TAKEN, wire.taken)]
  const [chargedBy, standard] = [textOf(wire.chargedBy), textOf(wire.standard)]
  const [total, annualRate] = [statedCents(wire.total), fractionOf(wire.annualRate)]
  if (kind === null || taken === null || chargedBy === null || standard === null) return null
  return total === null || annualRate === null
    ? null
    : { kind, chargedBy, taken, standard, total, annualRate }
}

function readContingent(wire: StatedContingentContract): StatedContingent | null {
  const kind = oneOf(CONTINGENT, wire.kind)
  const [chargedBy, standard] = [textOf(wire.chargedBy), textOf(wire.standard)]
  return kind === null || chargedBy === null || standard === null
    ? null
    : { kind, chargedBy, standard, annualRate: fractionOf(wire.annualRate) }
}

/** Every entry of a list, read; `null` when it is no list, or when one cannot be read. */
function readAll<Wire, Value>(
  list: readonly Wire[] | null | undefined,
  read: (wire: Wire) => Value | null,
): Value[] | null {
  if (!Array.isArray(list)) return null
  const values = list.map((wire: Wire) => (typeof wire === 'object' && wire !== null ? read(wire) : null))
  return values.every((value) => value !== null) ? values : null
}

const oneOf = <Value extends string>(values: readonly Value[], text: unknown): Value | null =>
  values.find((value) => value === text) ?? null

/** A name or a standard must say something. */
function textOf(text: unknown): string | null {
  const trimmed = typeof text === 'string' ? text.trim() : ''
  return trimmed === '' ? null : trimmed
}

/** A rate of 0 or more. */
function fractionOf(rate: unknown): number | null {
  const value = readNumber(rate)
  return value !== null && value >= 0 ? value : null
}
