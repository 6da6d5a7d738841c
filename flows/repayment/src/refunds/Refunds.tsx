import { repaymentQueryRefundsQuery } from '@koo/api-client/calls'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { DrawingReceipt } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Tag } from '@koo/kit/Tag'
import { recordsPage } from '@koo/steps/records'
import { copy } from './copy.ts'
import { refundRows, TONES, type RefundRow } from './rows.ts'
import type { Props } from './step.ts'

export default recordsPage({
  name: 'refunds',
  call: repaymentQueryRefundsQuery,
  request: () => ({}),
  rows: refundRows,
  rowKey: (_, place) => String(place),
  rowHeight: 72,
  group: ({ month }) => month,
  renderRow: (refund) => <RefundLine refund={refund} />,
  head: (refunds) => {
    const has = (state: string) => refunds.some(({ status }) => status === state)
    return (
      <>
        {has('failed') && <Notice tone="warn">{copy.failedText}</Notice>}
        {has('processing') && <Notice>{copy.processing}</Notice>}
      </>
    )
  },
  footer: (_, { exit }: Props) => (
    <Button data-event="bills" block onClick={() => exit('bills')}>
      {copy.bills}
    </Button>
  ),
  empty: () => ({ ...copy.empty, drawing: <DrawingReceipt /> }),
  failedTitle: copy.failed,
})

/** One refund: why, when and to which card, how much, and how far it is. */
const RefundLine = ({ refund: { reason, note, amount, state } }: { refund: RefundRow }) => (
  <ListRow
    label={reason}
    note={note}
    value={amount === null ? copy.noFigure : <Amount unit="¥" value={amount} />}
    valueNote={<Tag tone={TONES[state]}>{copy.state[state]}</Tag>}
  />
)
