import { creditQueryLimitLogQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { recordsPage } from '@koo/steps/records'
import { ChangeRow } from './ChangeRow.tsx'
import { changesOf, MOST } from './changes.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** How the limit has changed, by year. */
export default recordsPage({
  name: 'limit_log',
  call: creditQueryLimitLogQuery,
  request: () => ({}),
  rows: changesOf,
  rowKey: (_, place) => String(place),
  group: ({ year }) => year,
  renderRow: (change) => <ChangeRow change={change} />,
  foot: (log) => log.length >= MOST && <Notice>{copy.latest(MOST)}</Notice>,
  footer: (_, { exit }: Props) => (
    <Button data-event="raise_home" block onClick={() => exit('home')}>
      {copy.home}
    </Button>
  ),
  empty: () => ({ ...copy.empty, drawing: <DrawingDocument /> }),
  failedTitle: copy.failed,
})
