import { virtualQueryOrderDetailQuery } from '@koo/api-client/calls'
import type { TopUpOrderDetail } from '@koo/api-client/types'
import type { ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { useOpenUrl } from '@koo/page'
import { useInvalidate } from '@koo/page/query'
import { stateOf } from '../order.ts'
import { copy } from './copy.ts'
import type { DetailStep } from './step.ts'

interface OrderActionsProps {
  order: TopUpOrderDetail
  exit: ExitOf<DetailStep>
}

/** What can be done with an order: pay it while it waits for that, look again while it is worked on, or buy once more. */
export function OrderActions({ order: { orderNum, status, payUrl }, exit }: OrderActionsProps) {
  const openUrl = useOpenUrl(copy.notOpened)
  const invalidate = useInvalidate()
  const state = stateOf(status)
  const mayPay = state === 'paying' && Boolean(payUrl)
  const isOver = state === 'delivered' || state === 'failed' || state === 'closed' || state === 'refunded'
  const more = (
    <Button data-event="shop" block kind={isOver ? 'primary' : 'text'} onClick={() => exit('shop')}>
      {copy.shop}
    </Button>
  )
  if (isOver) return more
  return (
    <>
      {mayPay && (
        <Button data-event="pay" block onClick={() => openUrl(payUrl ?? '')}>
          {copy.pay}
        </Button>
      )}
      <Button
        data-event="refresh"
        block
        kind={mayPay ? 'text' : 'primary'}
        onClick={() => invalidate(virtualQueryOrderDetailQuery, { orderNum })}
      >
        {copy.refresh}
      </Button>
      {!mayPay && more}
    </>
  )
}
