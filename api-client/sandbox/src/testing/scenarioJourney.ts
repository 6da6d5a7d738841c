import type { Calls } from '@koo/api-client/registry'
import type { Person, Terms } from './client.ts'

/** One step of a scenario. */
export interface Step {
  /** What the step shows, in the page's language. */
  title: string
  /** Runs the step; rejects with what is wrong. */
  run: () => Promise<void>
}

/** What one step passes to the next. */
export interface Journey {
  person: Person
  cardId: string
  use: Calls['cash/queryLoanUse']['content'][number] | undefined
  agreements: Calls['cash/queryLoanAgreements']['content']
  agreed: Terms
  transactionNo: string
  signNo: string
  published: Calls['cash/publishV2']['content']
}
