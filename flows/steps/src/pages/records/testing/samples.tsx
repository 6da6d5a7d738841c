/** Typical lists, for the tests and the stories: in several replies with a write for each row, with tabs, with rows to tick. */
import {
  creditQueryLimitLogQuery,
  messageQueryListQuery,
  messageUpdateStatus,
  repaymentQueryBillListQuery,
} from '@koo/api-client/calls'
import { carries, defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingReceipt } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { WriteButton } from '@koo/page/form'
import { useInvalidate } from '@koo/page/query'
import { beijingText } from '@koo/page/time'
import { exactCents, money, sumCents } from '@koo/pricing'
import { recordsPage } from '../index.ts'

/** Messages by month, twenty in a reply. */
const messagesStep = defineStep({ title: '消息', exits: { row: carries<{ id: string }>(), settings: null } })
type MessagesProps = StepPageProps<typeof messagesStep>
const PAGE_SIZE = 20

export const MessagesPage = recordsPage({
  name: 'sample_messages',
  call: messageQueryListQuery,
  request: () => ({ page: 1, pageSize: PAGE_SIZE }),
  paging: {
    request: (first, number) => ({ ...first, page: number }),
    hasMore: (messages) => messages.length === PAGE_SIZE,
  },
  rows: (messages) => messages,
  rowKey: ({ id }) => String(id),
  group: ({ time }) => (typeof time === 'string' ? time.slice(0, 7) : ''),
  renderRow: ({ id, title, summary }, { exit }: MessagesProps) => (
    <ListRow label={title} note={summary} onClick={() => void exit('row', { id: String(id) })} />
  ),
  empty: ({ exit }) => ({
    title: '还没有消息',
    text: '有新的消息时会显示在这里',
    drawing: <DrawingReceipt />,
    action: <Button onClick={() => exit('settings')}>打开通知</Button>,
  }),
  failedTitle: '消息加载失败',
})
export const messages = messagesStep.page(() => Promise.resolve({ default: MessagesPage }))

/** Messages as cards, each of which can be marked as read. */
function MarkRead({ id, status }: { id: string; status: unknown }) {
  const invalidate = useInvalidate()
  if (String(status) === '1') return <p>已读</p>
  return (
    <WriteButton
      call={messageUpdateStatus}
      request={{ id, status: 1 }}
      size="small"
      kind="secondary"
      onSettled={() => invalidate(messageQueryListQuery)}
    >
      标为已读
    </WriteButton>
  )
}

export const MarkingPage = recordsPage({
  name: 'sample_marking',
  call: messageQueryListQuery,
  request: () => ({ page: 1, pageSize: 3 }),
  rows: (list) => list,
  rowKey: ({ id }) => String(id),
  layout: 'cards',
  renderRow: ({ id, title, status }) => (
    <Surface heading={title}>
      <MarkRead id={String(id)} status={status} />
    </Surface>
  ),
  empty: () => ({ title: '还没有消息' }),
  failedTitle: '消息加载失败',
})
export const marking = defineStep({ title: '消息' }).page(() => Promise.resolve({ default: MarkingPage }))

/** Changes of the limit by year, on two tabs. */
export const ChangesPage = recordsPage({
  name: 'sample_changes',
  call: creditQueryLimitLogQuery,
  request: () => ({}),
  rows: (log) => log.map((change, place) => ({ ...change, key: String(log.length - place) })),
  rowKey: ({ key }) => key,
  group: ({ time }, now) => (typeof time === 'string' ? time : beijingText(now)).slice(0, 4),
  tabs: {
    label: '变动',
    names: { up: '提升', down: '降低' },
    of: ({ changeType }) => (changeType === 'cut' ? 'down' : 'up'),
  },
  renderRow: ({ title, changeAmount }) => <ListRow label={title} value={money(exactCents(changeAmount))} />,
  head: (log) => <Notice>{`共${log.length}次变动`}</Notice>,
  foot: () => <Notice>只显示最近的变动</Notice>,
  empty: (_, tab) => ({ title: tab === 'up' ? '还没有提升' : '没有降低过' }),
  failedTitle: '变动加载失败',
})
export const changes = defineStep({ title: '变动' }).page(() => Promise.resolve({ default: ChangesPage }))

/** Bills on two tabs; those to pay can be ticked, with what they come to. */
const billsStep = defineStep({ title: '账单', exits: { pay: carries<{ bills: string }>() } })
type BillsProps = StepPageProps<typeof billsStep>

export const BillsPage = recordsPage({
  name: 'sample_bills',
  call: repaymentQueryBillListQuery,
  request: () => ({}),
  rows: (list) => list,
  rowKey: ({ billId }) => String(billId),
  renderRow: ({ title, amount }) => `${title ?? '账单'} ¥${money(exactCents(amount))}`,
  tabs: {
    label: '账单',
    names: { due: '待还', paid: '已还' },
    of: ({ status }) => (status === 'paid' ? 'paid' : 'due'),
  },
  select: {
    label: '待还账单',
    canTick: ({ status }) => status !== 'paid',
    total: (ticked) => `合计 ¥${money(sumCents(ticked.map(({ amount }) => exactCents(amount))))}`,
    submitText: (count) => (count > 0 ? `还${count}笔` : '请选择账单'),
    onSubmit: (ticked, { exit }: BillsProps) =>
      exit('pay', { bills: ticked.map(({ billId }) => billId).join() }),
  },
  empty: (_, tab) => ({ title: tab === 'due' ? '没有待还账单' : '没有已还账单' }),
  failedTitle: '账单加载失败',
})
export const bills = billsStep.page(() => Promise.resolve({ default: BillsPage }))
