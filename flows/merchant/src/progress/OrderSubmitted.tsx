import { STATUS } from '../order/statuses.ts'
import { copy } from './copy.ts'
import { OrderBoundary } from './OrderBoundary.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import type { SubmittedProps } from './step.ts'

const OWN = [STATUS.submitted]

/** An application in its first review. */
export default function OrderSubmitted({ exit }: SubmittedProps) {
  return (
    <OrderBoundary own={OWN} onMoved={() => exit('moved')}>
      {(order, look) => <ReviewPage order={order} look={look} stage={1} {...copy.submitted} />}
    </OrderBoundary>
  )
}
