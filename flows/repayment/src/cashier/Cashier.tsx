import { repaymentGetCashierUrl } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { DrawingReceipt } from '@koo/kit/Drawing'
import { leavePage } from '@koo/steps/passage/leave'
import { ofBills } from '../search.ts'
import { copy } from './copy.ts'
import type { CashierStep } from './step.ts'

export const search = ofBills

type Props = StepPageProps<CashierStep, typeof search>

export default leavePage({
  call: repaymentGetCashierUrl,
  request: ({ search: { bills } }: Props) => ({
    billIds: bills.split(','),
    // The page beside this one. The cashier adds the number of the repayment.
    callBackUrl: new URL('result', location.origin + location.pathname).href,
  }),
  urlOf: ({ url }) => url,
  replace: true,
  drawing: <DrawingReceipt />,
  copy,
  final: [42114, 42151, 42152],
  onward: ({ exit }, isBack, reply) => {
    const repayNo = reply?.repayNo
    return isBack && repayNo
      ? { text: copy.result, go: () => exit('result', { repayNo }) }
      : { text: copy.bills, go: () => exit('bills') }
  },
})
