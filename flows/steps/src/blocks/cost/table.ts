import type { CostConfirmation } from '@koo/api-client/types'
import { yuanText, type CostDisclosure, type CostFault, type StatedCost } from '@koo/pricing'

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
