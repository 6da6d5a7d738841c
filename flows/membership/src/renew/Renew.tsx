import { memberQueryRenewListQuery } from '@koo/api-client/calls'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Tag } from '@koo/kit/Tag'
import { recordsPage } from '@koo/steps/records'
import { AutoRenew } from './AutoRenew.tsx'
import { copy } from './copy.ts'
import { renewalRows, TONES, type RenewalRow } from './rows.ts'
import type { Props } from './step.ts'

export default recordsPage({
  name: 'renewals',
  call: memberQueryRenewListQuery,
  request: () => ({}),
  rows: renewalRows,
  rowKey: (_, place) => String(place),
  rowHeight: 72,
  group: ({ year }) => year,
  renderRow: (renewal) => <RenewalLine renewal={renewal} />,
  head: ([newest]) => (
    <>
      {newest?.status === 'failed' && <Notice tone="warn">{copy.lastFailed}</Notice>}
      <AutoRenew />
    </>
  ),
  footer: (_, { exit }: Props) => (
    <Button data-event="centre" block kind="secondary" onClick={() => exit('centre')}>
      {copy.centre}
    </Button>
  ),
  empty: () => ({ ...copy.empty, drawing: <DrawingCalendar /> }),
  failedTitle: copy.failed,
})

/** One renewal: which plan, when, how much, and whether it succeeded. */
const RenewalLine = ({ renewal: { title, moment, amount, state } }: { renewal: RenewalRow }) => (
  <ListRow
    label={title}
    note={moment}
    value={amount === null ? copy.noFigure : <Amount unit="¥" value={amount} />}
    valueNote={<Tag tone={TONES[state]}>{copy.state[state]}</Tag>}
  />
)
