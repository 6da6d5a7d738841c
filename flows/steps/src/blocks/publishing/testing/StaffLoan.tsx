import type { Gateway } from '@koo/api-client'
import { staffCashPublish } from '@koo/api-client/calls'
import type { StaffCashPublishRequest } from '@koo/api-client/types'
import { baseSchedule, parseTerms, PeriodQuote } from '@koo/pricing'
import type { CostFigures } from '../../cost/index.ts'
import {
  definePublishing,
  usePublish,
  usePublisher,
  type BeforePublish,
  type PublishingOptions,
} from '../index.ts'
import { SaidStatus } from './SaidStatus.tsx'

/** A loan of the staff, without the serial number that publishing adds. */
type StaffLoanRequest = Omit<StaffCashPublishRequest, 'serialNumber'>

export const STAFF_RECORD_KEY = 'loan_staff_serial_no'

/** What the page publishes. */
export const STAFF_LOAN: StaffLoanRequest = { amount: '5000.00', loanPeriod: 6, userCardId: 'C1' }

const STAFF_TERMS = parseTerms({ amount: '5000.00', loanPeriod: 6, yearRate: 0.096, handFeeRate: 0 })
const costsOf = (figures: CostFigures) =>
  STAFF_TERMS && figures.quote(new PeriodQuote(baseSchedule(STAFF_TERMS), null, null), { id: '' })

/** Publishing of a second product: other call, other key, other texts. */
export const staffPublishing = (options: Partial<PublishingOptions<StaffLoanRequest>> = {}) =>
  definePublishing<StaffLoanRequest>({
    recordKey: STAFF_RECORD_KEY,
    lockKey: 'loan_staff_publish_lock',
    call: (gateway: Gateway, request) => staffCashPublish(gateway, request),
    copy: { contact: '联系员工服务' },
    ...options,
  })

export interface StaffLoanProps {
  publishing: ReturnType<typeof staffPublishing>
  /** Asked before anything is sent. */
  before?(): Promise<BeforePublish>
  /** Called when a `submit` has ended, also after the page was left. */
  onSubmitted?(): void
}

/** The smallest page that publishes: one button. */
export function StaffLoan({ publishing, before, onSubmitted }: StaffLoanProps) {
  const { status, submit, costs } = usePublish({
    publisher: usePublisher(publishing),
    request: () => STAFF_LOAN,
    key: () => ({ terms: JSON.stringify(STAFF_LOAN) }),
    cost: { of: (_, figures) => costsOf(figures) },
    ...(before && { before }),
  })
  return (
    <>
      <SaidStatus status={status} />
      {costs}
      {/* Not the button of the kit, whose own lock would take a second tap. */}
      <button type="button" onClick={() => void submit().then(onSubmitted)}>
        申请
      </button>
    </>
  )
}
