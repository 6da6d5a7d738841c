import type { CashPreApprovalContent } from '@koo/api-client/types'
import { readOffer } from '@koo/pricing'
import { confirmCost, type ConfirmedCost } from '../confirmed.ts'
import { figures } from '../figures.ts'
import { confirmationOf, type CostTable } from '../table.ts'

/** The table of what these terms cost. */
export function tableOf(terms: CashPreApprovalContent): CostTable {
  const table = figures.offer(readOffer(terms), { id: terms.termsNo ?? '', stated: terms.costDisclosure })
  if (!table) throw new Error('These terms cost nothing that is known.')
  return table
}

/** What a customer has confirmed of an application that nobody calculates: whoever sends it needs one. */
export const someConfirmedCost = (terms: string): ConfirmedCost =>
  confirmCost(terms, '', {
    principal: '1000.00',
    charged: '10.00',
    annualRate: 0.12,
    annualMethod: 'irr',
    secondsVisible: 5,
  })

/** What a customer has confirmed of an application for these terms, after five seconds. */
export const confirmedCostOf = (table: CostTable, terms: string): ConfirmedCost =>
  confirmCost(terms, table.key, confirmationOf(table, 5))
