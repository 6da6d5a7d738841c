import {
  costDisclosure,
  costFault,
  offerCost,
  planCost,
  quoteCost,
  readStatedCost,
  type ChargeKind,
  type ChargeParty,
  type CostOptions,
  type CostTerms,
  type Offer,
  type PeriodQuote,
  type PlannedOrder,
  type StatedCost,
  type StatedCostContract,
  type StatedPlan,
} from '@koo/pricing'
import { isAboveCeiling } from './ceiling.ts'
import type { CostTable } from './table.ts'

/** What figures do not say of a table. */
export interface TableParts extends Pick<CostOptions, 'interest'> {
  /** Names the terms, such as by their number. */
  id: string
  /** What the reply says of the costs, unchecked; null or left out: an older lender says nothing. */
  stated?: unknown
}

/** What the lender's statement says of how its rate of a year is calculated. */
type StatedOptions = CostOptions & { readonly firstPeriod?: number }

/** The table of a loan by these terms; null when what it costs cannot be calculated. */
function costTable(
  { id, stated: wire, interest }: TableParts,
  terms: (options: StatedOptions, stated: StatedCost | null) => CostTerms | null,
): CostTable | null {
  const hasStatement = wire !== undefined && wire !== null
  const stated = hasStatement ? readStatedCost(wire as StatedCostContract) : null
  const first = stated ? firstPeriodOf(wire) : {}
  const options = { ...(interest && { interest }), ...(stated && { method: stated.method }), ...first }
  const calculated = terms(options, stated)
  // Neither a page nor a plan knows the days of the first period.
  const costs = calculated && costDisclosure({ ...calculated, ...first })
  if (!costs) return null
  const fault = hasStatement && !stated ? 'unreadable' : stated && (costFault(costs, stated)?.of ?? null)
  const { principal, charged, annualRate, method, items, contingent } = costs
  const key = JSON.stringify([
    id,
    principal,
    charged,
    annualRate,
    method,
    items.map(({ total }) => total),
    stated ?? contingent,
  ])
  return { key, costs, stated, fault }
}

const DAYS_OF_MONTH = 30

/** Days of the first period, as the statement counts them; a whole month where it does not say. */
function firstPeriodOf(wire: unknown): Pick<StatedOptions, 'firstPeriod'> {
  const { firstPeriodDays: days } = wire as { firstPeriodDays?: unknown }
  return typeof days === 'number' && days > 0 ? { firstPeriod: days / DAYS_OF_MONTH } : {}
}

const KINDS: readonly ChargeKind[] = ['instalmentFee', 'interest', 'service', 'guarantee', 'partnerFee']

/** A plan states one sum of all that it charges: it is compared with all charges of the statement together, whatever their kinds. */
function sumOf(stated: StatedCost | null): ChargeParty {
  const kinds = stated?.items.map(({ kind }) => kind) ?? []
  const kind = kinds.length === 1 ? kinds[0] : KINDS.find((each) => !kinds.includes(each))
  return { chargedBy: '', ...(kind && { kind }) }
}

/** By how much the rate of a year may differ for each month that a first period is shorter or longer than one. */
const MEAN_OF_ODD_FIRST = 0.005

/**
 * Whether only the rate of a year differs, and no more than a plan can say: it states the mean payment, and of an odd first period the
 * first payment is another one.
 */
function isWithinMean({ costs, stated: said, fault }: CostTable, { stated }: TableParts): boolean {
  if (fault !== 'annualRate' || !said) return false
  const { firstPeriod = 1 } = firstPeriodOf(stated)
  return Math.abs(said.annualRate - costs.annualRate) <= MEAN_OF_ODD_FIRST * Math.abs(1 - firstPeriod)
}

/** Makes tables of what a loan costs; each null when that cannot be calculated. Loaded late. */
export const figures = {
  /** Of the terms of a lender. */
  offer: (offer: Offer, parts: TableParts) => costTable(parts, (options) => offerCost(offer, options)),
  /** Of a loan that the page has calculated. */
  quote: (quote: PeriodQuote, parts: TableParts) => costTable(parts, (options) => quoteCost(quote, options)),
  /** Of a plan of instalments for an order. */
  plan(plan: StatedPlan, order: PlannedOrder, parts: TableParts): CostTable | null {
    const table = costTable(parts, (options, stated) =>
      planCost(plan, order, { ...options, fee: sumOf(stated) }),
    )
    return table && isWithinMean(table, parts) ? { ...table, fault: null } : table
  },
  isAboveCeiling,
}

export type CostFigures = typeof figures
