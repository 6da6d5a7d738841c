import { activityQueryOfferOrdersQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingTicket } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { recordsPage } from '@koo/steps/records'
import { copy } from './copy.ts'
import { prizeRows, TONES, type PrizeRow } from './rows.ts'
import type { Props } from './step.ts'

export default recordsPage({
  name: 'prizes',
  call: activityQueryOfferOrdersQuery,
  request: () => ({}),
  rows: prizeRows,
  rowKey: ({ orderNum }) => orderNum,
  rowHeight: 72,
  renderRow: (prize, { exit }: Props) => (
    <PrizeLine prize={prize} onAddress={() => exit('address', { orderNum: prize.orderNum })} />
  ),
  foot: (_, { exit }) => (
    <Surface pad="list">
      <ListRow
        data-event="coupons"
        label={copy.coupons}
        note={copy.elsewhere}
        onClick={() => void exit('coupons')}
      />
    </Surface>
  ),
  empty: ({ exit }) => ({
    title: copy.empty.title,
    text: `${copy.empty.text}，${copy.elsewhere}`,
    drawing: <DrawingTicket />,
    action: (
      <Button data-event="coupons" onClick={() => exit('coupons')}>
        {copy.coupons}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})

interface PrizeLineProps {
  prize: PrizeRow
  onAddress: () => unknown
}

/** One prize, and how far it is. Only one that waits for its address leads on. */
const PrizeLine = ({ prize: { title, note, state }, onAddress }: PrizeLineProps) => (
  <ListRow
    label={title}
    note={note}
    value={<Tag tone={TONES[state]}>{copy.state[state]}</Tag>}
    {...(state === 'waitAddress' && { 'data-event': 'prize_address', onClick: () => void onAddress() })}
  />
)
