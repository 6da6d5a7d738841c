/** A page that lends by one button, for the tests of what a loan costs: the test says what it costs at each moment. */
import { staffCashPublish } from '@koo/api-client/calls'
import type { StaffCashPublishRequest } from '@koo/api-client/types'
import { baseSchedule, parseTerms, PeriodQuote } from '@koo/pricing'
import { definePublishing, usePublish, usePublisher } from '../../publishing/index.ts'
import { SaidStatus } from '../../publishing/testing/SaidStatus.tsx'
import { figures } from '../figures.ts'
import type { CostTable } from '../table.ts'
import type { CostInput } from '../useCosts.tsx'

type Loan = Omit<StaffCashPublishRequest, 'serialNumber'>

const publishing = definePublishing<Loan>({
  recordKey: 'loan_costed_serial_no',
  lockKey: 'loan_costed_publish_lock',
  call: staffCashPublish,
})

/** A loan of 5,000 yuan over six months at this rate of a year. `stated`: what a lender says that it costs. */
export function tableAt(yearRate: number, stated: unknown = null): CostTable {
  const terms = parseTerms({ amount: '5000.00', loanPeriod: 6, yearRate, handFeeRate: 0 })
  const quote = terms && new PeriodQuote(baseSchedule(terms), null, null)
  const table = quote && figures.quote(quote, { id: '', stated })
  if (!table) throw new Error('This loan has no table.')
  return table
}

export interface CostedLoanProps extends Pick<CostInput<void>, 'onDiffers'> {
  table: CostTable | null
  /** Resolves when the page's own questions are answered. */
  before?: () => Promise<unknown>
}

export function CostedLoan({ table, before, ...ways }: CostedLoanProps) {
  const { status, submit, costs } = usePublish({
    publisher: usePublisher(publishing),
    request: () => ({ amount: '5000.00', loanPeriod: 6, userCardId: 'C1' }),
    key: () => ({ terms: 'loan', kind: 'staff' }),
    cost: { of: () => table, ...ways },
    before: async () => {
      await before?.()
      return 'go'
    },
  })
  return (
    <>
      <SaidStatus status={status} />
      {costs}
      {/* Not the button of the kit, whose own lock would take a second tap. */}
      <button type="button" onClick={() => void submit()}>
        申请
      </button>
    </>
  )
}
