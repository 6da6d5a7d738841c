import { staffCashPublish } from '@koo/api-client/calls'
import type { StaffCashPublishRequest } from '@koo/api-client/types'
import { definePublishing, openApplications } from '@koo/steps/publishing'
import { PUBLISH_LOCK_KEY, PUBLISH_RECORD_KEY, STAFF_LOAN_TYPE } from '../../constants.ts'

/** How a staff loan is published. It shares the record of the cash loan: one application at a time, and one result page. */
export const staffPublishing = definePublishing<Omit<StaffCashPublishRequest, 'serialNumber'>>({
  recordKey: PUBLISH_RECORD_KEY,
  lockKey: PUBLISH_LOCK_KEY,
  call: staffCashPublish,
  findOpen: openApplications(STAFF_LOAN_TYPE),
})
