import type { MerchantLoanData } from '@koo/api-client/types'
import { STATUS, statusOf } from '../order/statuses.ts'

/** What the page shows of an application: where it begins, the form of its order, its amount; or that it has another page. */
export type Part = 'start' | 'order' | 'amount' | 'elsewhere' | 'unknown'

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['null', 'start'],
  [STATUS.opened, 'order'],
  [STATUS.draft, 'amount'],
  [STATUS.refused, 'start'],
  [STATUS.finallyRefused, 'start'],
  [STATUS.cancelled, 'start'],
  [STATUS.submitted, 'elsewhere'],
  [STATUS.passed, 'elsewhere'],
  [STATUS.documentsIn, 'elsewhere'],
  [STATUS.reviewing, 'elsewhere'],
  [STATUS.succeeded, 'elsewhere'],
])

/** The part for an application, by its status. A draft with a reason is a limit that has ended: another application begins. */
export function partOf(order: MerchantLoanData): Part {
  const part = PARTS.get(statusOf(order)) ?? 'unknown'
  return part === 'amount' && order.reason ? 'start' : part
}
