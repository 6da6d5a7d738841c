import { cashPublishV2 } from '@koo/api-client/calls'
import type { CashPublishV2Request } from '@koo/api-client/types'
import { definePublishing, usePublisher } from '@koo/steps/publishing'
import { PUBLISH_LOCK_KEY, PUBLISH_RECORD_KEY } from '../constants.ts'

/** A loan as it is applied for, without the serial number that publishing adds. */
export type LoanRequest = Omit<CashPublishV2Request, 'serialNumber'>

/** How a cash loan is published (spec 4, 7). */
export const cashPublishing = definePublishing<LoanRequest>({
  recordKey: PUBLISH_RECORD_KEY,
  lockKey: PUBLISH_LOCK_KEY,
  call: cashPublishV2,
})

/** The publisher that the home, confirm and result pages share. */
export const useCashPublisher = () => usePublisher(cashPublishing)
