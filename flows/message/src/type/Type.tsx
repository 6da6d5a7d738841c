import { messageQueryListQuery } from '@koo/api-client/calls'
import { optionalQuery, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { recordsPage } from '@koo/steps/records'
import { nameOf } from '../types.ts'
import { copy } from './copy.ts'
import { MessageLine } from './MessageLine.tsx'
import { messageRows, monthOf } from './rows.ts'
import type { TypeStep } from './step.ts'
import { TypeHead } from './TypeHead.tsx'

/** Without a type the list has all messages. */
export const search = optionalQuery({ type: /^[\w-]{1,32}$/ })

type Props = StepPageProps<TypeStep, typeof search>

/** Messages of one reply. */
const PAGE_SIZE = 20

export default recordsPage({
  name: 'messages',
  call: messageQueryListQuery,
  request: ({ search: { type } }: Props) => ({
    ...(type !== undefined && { type }),
    page: 1,
    pageSize: PAGE_SIZE,
  }),
  paging: {
    request: (first, number) => ({ ...first, page: number }),
    // No reply says how many there are: after a full one may come an empty one, which is the end as well.
    hasMore: (messages) => messages.length >= PAGE_SIZE,
  },
  rows: messageRows,
  rowKey: ({ id }) => id,
  rowHeight: 92,
  group: monthOf,
  renderRow: (message, { exit }) => (
    <MessageLine message={message} onOpen={() => exit('detail', { id: message.id })} />
  ),
  head: (first, { search: { type } }) => first.length > 0 && <TypeHead type={type} />,
  empty: ({ exit, search: { type } }) => ({
    ...copy.empty(nameOf(type)),
    drawing: <DrawingDocument />,
    action: (
      <Button data-event="messages" onClick={() => exit('list')}>
        {copy.list}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})
