import { STATUS } from '../order/statuses.ts'
import { copy } from './copy.ts'
import { OrderBoundary } from './OrderBoundary.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import type { CheckingProps } from './step.ts'

const OWN = [STATUS.reviewing]

/** An application in its second review. */
export default function OrderChecking({ exit }: CheckingProps) {
  return (
    <OrderBoundary own={OWN} onMoved={() => exit('moved')}>
      {(order, look) => <ReviewPage order={order} look={look} stage={3} {...copy.checking} />}
    </OrderBoundary>
  )
}
