import { staffCashPublish } from '@koo/api-client/calls'
import type { StaffCashPublishRequest } from '@koo/api-client/types'
import { definePublishing, openApplications } from '@koo/steps/publishing'
import { PUBLISH_LOCK_KEY, PUBLISH_RECORD_KEY, STAFF_LOAN_TYPE } from '../constants.ts'

/** A staff loan as the page makes it: publishing adds the serial number. */
export type StaffLoanRequest = Omit<StaffCashPublishRequest, 'serialNumber'>

/** How a staff loan is published. It shares the record of the cash loan: one application at a time, and one result page. */
export const staffPublishing = definePublishing<StaffLoanRequest>({
  recordKey: PUBLISH_RECORD_KEY,
  lockKey: PUBLISH_LOCK_KEY,
  call: staffCashPublish,
  findOpen: openApplications(STAFF_LOAN_TYPE),
})
