import type { Gateway } from '@koo/api-client'
import { staffCashPublish } from '@koo/api-client/calls'
import type { StaffCashPublishRequest } from '@koo/api-client/types'
import { definePublishing, usePublisher, usePublisherState, type PublishingOptions } from '../index.ts'

/** A loan of the staff, without the serial number that publishing adds. */
type StaffLoanRequest = Omit<StaffCashPublishRequest, 'serialNumber'>

export const STAFF_RECORD_KEY = 'loan_staff_serial_no'

/** Publishing of a second product: other call, other key, other texts. */
export const staffPublishing = (options: Partial<PublishingOptions<StaffLoanRequest>> = {}) =>
  definePublishing<StaffLoanRequest>({
    recordKey: STAFF_RECORD_KEY,
    lockKey: 'loan_staff_publish_lock',
    call: (gateway: Gateway, request) => staffCashPublish(gateway, request),
    copy: { contact: '联系员工服务' },
    ...options,
  })

/** The smallest page that publishes: one button. */
export function StaffLoan({ publishing }: { publishing: ReturnType<typeof staffPublishing> }) {
  const publisher = usePublisher(publishing)
  const { state } = usePublisherState(publisher)
  const apply = async () => {
    const request = { amount: '5000.00', loanPeriod: 6, userCardId: 'C1' }
    const lastClosed = publisher.lastClosed()
    await publisher.prepare(JSON.stringify(request))
    await publisher.send(request, lastClosed)
  }
  return (
    <>
      {state.name === 'refused' && <p role="alert">{state.message}</p>}
      <button type="button" onClick={apply}>
        申请
      </button>
    </>
  )
}
