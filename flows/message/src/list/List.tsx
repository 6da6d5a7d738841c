import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { IconBell } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { recordsPage } from '@koo/steps/records'
import { copy as typeCopy } from '../typeCopy.ts'
import { UnreadBar } from '../unread/UnreadBar.tsx'
import { copy } from './copy.ts'
import { inboxQuery } from './inbox.ts'
import type { Props } from './step.ts'
import { TypeRow } from './TypeRow.tsx'

export default recordsPage({
  name: 'message_types',
  call: inboxQuery,
  request: () => ({}),
  rows: ({ isEmpty, types }) => (isEmpty ? [] : types),
  rowKey: ({ type }) => type,
  renderRow: (row, { exit }: Props) => <TypeRow row={row} onOpen={() => exit('type', { type: row.type })} />,
  head: ({ isEmpty, unread }) => !isEmpty && <UnreadBar count={unread} />,
  // Messages of types that are not known here are found there.
  foot: (_, { exit }) => (
    <Surface pad="list">
      <ListRow
        data-event="all_messages"
        icon={<IconBell />}
        label={typeCopy.all}
        note={copy.everything}
        onClick={() => void exit('type')}
      />
    </Surface>
  ),
  empty: ({ exit }) => ({
    ...copy.empty,
    drawing: <DrawingDocument />,
    action: (
      <Button data-event="home" onClick={() => exit('home')}>
        {copy.home}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})
