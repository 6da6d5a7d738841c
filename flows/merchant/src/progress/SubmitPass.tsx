import type { MerchantLoanData } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { deadlineOf } from '../order/deadline.ts'
import { documentsOf } from '../order/documents.ts'
import { RecallButton } from '../order/RecallButton.tsx'
import { STATUS, statusOf } from '../order/statuses.ts'
import type { Order } from '../order/useOrder.ts'
import { copy } from './copy.ts'
import { OrderBoundary } from './OrderBoundary.tsx'
import { factsOf, ReviewPage } from './ReviewPage.tsx'
import type { PassedProps } from './step.ts'

const OWN = [STATUS.passed, STATUS.documentsIn]

/** An application that has passed its first review: it waits for documents, or has them and waits for the second review. */
export default function SubmitPass({ exit }: PassedProps) {
  return (
    <OrderBoundary own={OWN} onMoved={() => exit('moved')}>
      {(order, look) =>
        statusOf(order) === STATUS.documentsIn ? (
          <ReviewPage order={order} look={look} stage={3} {...copy.documentsIn} />
        ) : (
          <DocumentsWanted order={order} look={look} exit={exit} />
        )
      }
    </OrderBoundary>
  )
}

interface DocumentsWantedProps extends Pick<PassedProps, 'exit'> {
  order: MerchantLoanData
  look: Order
}

/** Which documents are missing, and until when they are waited for. */
function DocumentsWanted({ order, look, exit }: DocumentsWantedProps) {
  const now = useGateway().serverNow()
  const until = deadlineOf(order, now)
  const texts = copy.documents
  return (
    <ResultPage
      tone="wait"
      drawing={<DrawingDocument />}
      title={texts.title}
      text={look.isInterrupted ? copy.interrupted : texts.text}
      next={until === null ? texts.untilUnknown : texts.until(until)}
      facts={factsOf(order)}
      actions={
        <>
          <Button data-event="documents" block onClick={() => exit('documents')}>
            {texts.go}
          </Button>
          <RecallButton order={order} onSettled={look.refresh} />
        </>
      }
    >
      <Surface heading={texts.heading} pad="list">
        {documentsOf(order).map(({ type, title, note }) => (
          <ListRow key={type} label={title} value={note} />
        ))}
        <ListRow
          data-event="face"
          label={texts.face.label}
          value={texts.face.value}
          tone="quiet"
          onClick={() => void exit('face')}
        />
      </Surface>
    </ResultPage>
  )
}
