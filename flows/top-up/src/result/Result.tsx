import {
  cashQueryCouponsQuery,
  virtualQueryCouponsQuery,
  virtualQueryOrdersQuery,
} from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { useInvalidate } from '@koo/page/query'
import { payResultPage, type PayEnd } from '@koo/steps/pay-result'
import { paidReceipt, ReceiptSlip } from '@koo/steps/receipt'
import { useEffect } from 'react'
import { ofOrder } from '../search.ts'
import { copy } from './copy.ts'
import type { ResultStep } from './step.ts'

export const search = ofOrder

type Props = StepPageProps<ResultStep, typeof search>

/** What has been done for a top-up that has arrived. */
const RECEIPT = {
  ...copy.receipt,
  steps: [copy.steps.ordered, copy.steps.paid, copy.steps.delivered],
  timedStep: copy.steps.delivered,
}

export default payResultPage({
  orderOf: ({ search: { orderNum } }: Props) => orderNum,
  copy,
  leave: ({ exit }) => exit('orders'),
  leaveText: copy.orders,
  actions: (end, { search: { orderNum }, exit }) =>
    end === 'paying' && (
      <Button data-event="pay" block onClick={() => exit('detail', { orderNum })}>
        {copy.detail}
      </Button>
    ),
  receipt: (paid) => <ReceiptSlip {...paidReceipt(paid, RECEIPT)} />,
  useEnded: useOrderEnded,
})

/** Orders and coupons are loaded again by whoever shows them: a coupon was used, or came back. */
function useOrderEnded(end: PayEnd | null): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (end === null) return
    void invalidate(virtualQueryOrdersQuery, {})
    void invalidate(virtualQueryCouponsQuery)
    void invalidate(cashQueryCouponsQuery, {})
  }, [end, invalidate])
}
