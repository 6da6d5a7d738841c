import { cashPublishV2 } from '@koo/api-client/calls'
import type { CashPublishV2Request } from '@koo/api-client/types'
import { definePublishing, openApplications, usePublisher } from '@koo/steps/publishing'
import { LOAN_TYPE, PUBLISH_LOCK_KEY, PUBLISH_RECORD_KEY } from '../constants.ts'

/** Request for a loan, without the serial number that publishing adds. */
export type LoanRequest = Omit<CashPublishV2Request, 'serialNumber'>

/** How a cash loan is published (spec 4, 7). */
export const cashPublishing = definePublishing<LoanRequest>({
  recordKey: PUBLISH_RECORD_KEY,
  lockKey: PUBLISH_LOCK_KEY,
  call: cashPublishV2,
  findOpen: openApplications(LOAN_TYPE),
})

/** The publisher that the home, confirm and result pages share. */
export const useCashPublisher = () => usePublisher(cashPublishing)
