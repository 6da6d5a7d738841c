import { virtualQueryOrdersQuery } from '@koo/api-client/calls'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { DrawingReceipt } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Tag } from '@koo/kit/Tag'
import { recordsPage } from '@koo/steps/records'
import { TONES } from '../order.ts'
import { copy as orderCopy } from '../orderCopy.ts'
import { copy } from './copy.ts'
import { orderRows, type OrderRow } from './rows.ts'
import type { Props } from './step.ts'

export default recordsPage({
  name: 'top_up_orders',
  call: virtualQueryOrdersQuery,
  request: () => ({}),
  rows: orderRows,
  rowKey: ({ orderNum }) => orderNum,
  rowHeight: 72,
  group: ({ month }) => month,
  renderRow: (order, { exit }: Props) => (
    <OrderLine order={order} onOpen={() => exit('detail', { orderNum: order.orderNum })} />
  ),
  footer: (orders, { exit }) =>
    orders.length > 0 && (
      <Button data-event="shop" block kind="secondary" onClick={() => exit('shop')}>
        {copy.shop}
      </Button>
    ),
  empty: ({ exit }) => ({
    ...copy.empty,
    drawing: <DrawingReceipt />,
    action: (
      <Button data-event="shop" onClick={() => exit('shop')}>
        {copy.shop}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})

interface OrderLineProps {
  order: OrderRow
  onOpen: () => unknown
}

/** One order: what was bought, when and for whom, what it costs, and how it stands. */
const OrderLine = ({ order: { title, note, amount, state }, onOpen }: OrderLineProps) => (
  <ListRow
    data-event="order"
    label={title}
    note={note}
    value={amount === null ? orderCopy.noFigure : <Amount unit="¥" value={amount} />}
    valueNote={<Tag tone={TONES[state]}>{orderCopy.state[state]}</Tag>}
    onClick={() => void onOpen()}
  />
)
