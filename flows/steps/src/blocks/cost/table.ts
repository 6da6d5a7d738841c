import type { CostConfirmation } from '@koo/api-client/types'
import {
  costDisclosure,
  costFault,
  readStatedCost,
  yuanText,
  type CostDisclosure,
  type CostFault,
  type CostOptions,
  type CostTerms,
  type StatedCost,
  type StatedCostContract,
} from '@koo/pricing'

/** Why a table must not be confirmed: it contradicts the terms (`CostFault`), or its statement cannot be read. */
export type TableFault = CostFault['of'] | 'unreadable'

/** What a loan costs in all, as it is shown and confirmed. */
export interface CostTable {
  /** Names the terms and every figure of the table: what was confirmed of one table counts for no other. */
  readonly key: string
  /** Our own figures of the terms. */
  readonly costs: CostDisclosure
  /** The lender's own statement, which is shown where there is one. */
  readonly stated: StatedCost | null
  readonly fault: TableFault | null
}

/** What the lender's statement says of how its rate of a year is calculated. */
export type StatedOptions = CostOptions & { readonly firstPeriod?: number }

export interface TableOf {
  /** Names the terms, such as by their number. */
  id: string
  /** What the reply says of the costs, unchecked; null or left out: an older lender says nothing. */
  stated?: unknown
  /** The terms by which we calculate them; null: they contradict themselves. `firstPeriod`: months to the first due, where it is stated. */
  terms(options: StatedOptions): CostTerms | null
}

/** The table of a loan; null when what it costs cannot be calculated. */
export function costTable({ id, stated: wire, terms }: TableOf): CostTable | null {
  const hasStatement = wire !== undefined && wire !== null
  const stated = hasStatement ? readStatedCost(wire as StatedCostContract) : null
  const calculated = terms(stated ? { method: stated.method, ...firstPeriodOf(wire) } : {})
  const costs = calculated && costDisclosure(calculated)
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

/** What a confirmation of this table says, after it was on the screen for these whole seconds. */
export function confirmationOf({ costs, stated }: CostTable, secondsVisible: number): CostConfirmation {
  const { principal, charged, annualRate, method } = costs
  return {
    ...(stated && { version: stated.version }),
    principal: yuanText(principal),
    charged: yuanText(charged),
    annualRate: stated?.annualRate ?? annualRate,
    annualMethod: method,
    secondsVisible,
  }
}
