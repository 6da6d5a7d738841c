import { staffCashPublish } from '@koo/api-client/calls'
import type { StaffCashPublishRequest } from '@koo/api-client/types'
import { definePublishing, loanRecord, openApplications } from '@koo/steps/publishing'
import { STAFF_LOAN_TYPE } from '../constants.ts'

/** A staff loan as the page makes it: publishing adds the serial number. */
export type StaffLoanRequest = Omit<StaffCashPublishRequest, 'serialNumber'>

/** How a staff loan is published. It shares the record of the cash loan: one application at a time, and one result page. */
export const staffPublishing = definePublishing<StaffLoanRequest>({
  ...loanRecord,
  call: staffCashPublish,
  findOpen: openApplications(STAFF_LOAN_TYPE),
})
