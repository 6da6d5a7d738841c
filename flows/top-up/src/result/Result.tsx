import {
  cashQueryCouponsQuery,
  virtualQueryCouponsQuery,
  virtualQueryOrdersQuery,
} from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Surface } from '@koo/kit/Surface'
import { Timeline } from '@koo/kit/Timeline'
import { useInvalidate } from '@koo/page/query'
import { isPaid, payResultPage, type PayEnd } from '@koo/steps/pay-result'
import { useEffect } from 'react'
import { ofOrder } from '../search.ts'
import { copy } from './copy.ts'
import type { ResultStep } from './step.ts'

export const search = ofOrder

type Props = StepPageProps<ResultStep, typeof search>

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
  below: (end) =>
    isPaid(end) && (
      <Surface>
        <Timeline
          steps={(['ordered', 'paid', 'delivered'] as const).map((id) => ({
            id,
            state: 'done',
            title: copy.steps[id],
          }))}
        />
      </Surface>
    ),
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
