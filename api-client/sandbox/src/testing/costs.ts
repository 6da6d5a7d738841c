import { registry, type Calls } from '@koo/api-client/registry'
import { toCents } from '@koo/pricing'
import { ensure } from './agrees.ts'
import type { CostConfirmation, CostDisclosure } from '../ledger/state/costSeed.ts'
import type { Terms } from './client.ts'

type Row = Terms['terms']['list'][number]
type Choice = Calls['channel/queryInstalmentDetails']['content']['periodList'][number]

/** The statement of costs in a reply, which has to be one of the contract. */
export function statementOf(value: unknown): CostDisclosure {
  ensure(typeof value === 'object' && value !== null, 'nothing is stated')
  // The terms of a loan leave the field open; the choices of an order do not.
  const choice = { period: 12, monthPay: 1, costDisclosure: value } as Choice
  const { success } = registry['channel/queryInstalmentDetails'].content.safeParse({
    orderAmount: 1,
    periodList: [choice],
  })
  ensure(success && !!choice.costDisclosure, `no statement of the contract: ${JSON.stringify(value)}`)
  return choice.costDisclosure
}

/** Sums of the rows of terms, in cents. */
export function plannedCents(
  rows: readonly Row[],
): Record<'interest' | 'service' | 'fee' | 'discount' | 'charged', number> {
  const sum = (of: (row: Row) => number | string) => rows.reduce((total, row) => total + toCents(of(row)), 0)
  const [interest, service] = [sum((row) => row.interest), sum((row) => row.service)]
  const [fee, discount] = [sum((row) => row.handlingFee), sum((row) => row.couponValue)]
  return {
    interest,
    service,
    fee,
    discount,
    charged: sum((row) => row.realTotal) - sum((row) => row.capital),
  }
}

/** What payments are worth at the payout at an annual rate, in cents; `first`: months to the first one. */
export const worthAt = (dues: readonly (number | string)[], annual: number, first = 1): number =>
  dues.reduce<number>((sum, due, k) => sum + toCents(due) / (1 + annual / 12) ** (first + k), 0)

/** The confirmation of a statement as it is. */
export function confirming(
  stated: CostDisclosure,
  changes: Partial<CostConfirmation> = {},
): CostConfirmation {
  const { version, principal, total, annualRate, annualMethod } = stated
  return { version, principal, charged: total, annualRate, annualMethod, secondsVisible: 6, ...changes }
}
