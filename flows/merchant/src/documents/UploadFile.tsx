import type { MerchantLoanData } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { TaskList } from '@koo/kit/TaskList'
import { QueryBoundary } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { deadlineOf } from '../order/deadline.ts'
import { documentsOf, isDocumentType } from '../order/documents.ts'
import { STATUS } from '../order/statuses.ts'
import { useOrder } from '../order/useOrder.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

const OWN = [STATUS.passed]

/** The documents of a review, each with its state; one opens the page that takes it. */
export default function UploadFile({ exit }: Props) {
  const { query } = useOrder(OWN, () => exit('moved'))
  return (
    <QueryBoundary query={query} skeleton="list" failedTitle={copy.failed}>
      {(order) => <Documents order={order} exit={exit} />}
    </QueryBoundary>
  )
}

function Documents({ order, exit }: Pick<Props, 'exit'> & { order: MerchantLoanData }) {
  const now = useGateway().serverNow()
  const documents = documentsOf(order)
  return (
    <Page>
      <Notice>{copy.intro(deadlineOf(order, now))}</Notice>
      <TaskList
        heading={copy.heading}
        tasks={documents.map(({ type, title, state, note }) => ({
          id: type,
          title,
          state,
          text: isDocumentType(type) || state === 'done' ? note : copy.noPage,
          canOpen: isDocumentType(type) && state !== 'done',
        }))}
        onOpen={(type) => isDocumentType(type) && void exit(type)}
      />
      <Surface heading={copy.other} pad="list">
        <ListRow
          data-event="id_card"
          label={copy.idCard.label}
          note={copy.idCard.note}
          onClick={() => void exit('idCard')}
        />
      </Surface>
    </Page>
  )
}
