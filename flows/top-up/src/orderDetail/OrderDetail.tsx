import { isRefused } from '@koo/api-client'
import { virtualQueryOrderDetailQuery, type virtualQueryOrderDetail } from '@koo/api-client/calls'
import type { TopUpOrderDetail } from '@koo/api-client/types'
import type { StepPageProps } from '@koo/flow'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { DrawingReceipt } from '@koo/kit/Drawing'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { Timeline } from '@koo/kit/Timeline'
import { useCall, useGateway } from '@koo/page/query'
import { momentText } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { recordPage } from '@koo/steps/record'
import { faceOf, TONES } from '../order.ts'
import { copy as orderCopy } from '../orderCopy.ts'
import { ofOrder } from '../search.ts'
import { copy } from './copy.ts'
import { OrderActions } from './OrderActions.tsx'
import { stepsOf } from './steps.ts'
import type { DetailStep } from './step.ts'

export const search = ofOrder

type Props = StepPageProps<DetailStep, typeof search>

const { labels } = copy
/** ¥ and the figure; null when it cannot be read or, for what may be nothing, is nothing. */
const figure = (yuan: TopUpOrderDetail['price'], text = (amount: string) => `¥${amount}`) => {
  const cents = statedCents(yuan ?? null)
  return cents === null || cents === 0 ? null : text(money(cents))
}

export default recordPage({
  useThing({ search: { orderNum } }: Props) {
    const query = useCall(virtualQueryOrderDetailQuery, { orderNum }, { staleTime: 0 })
    const isGone = isRefused<typeof virtualQueryOrderDetail>(query.error, 42162)
    return isGone ? { ...query, data: null } : query
  },
  head: (order) => <OrderHead order={order} />,
  sections: (order, now) => {
    const at = readTime(order.time)
    const { title, account } = faceOf(order)
    return [
      {
        facts: [
          { label: labels.article, value: title },
          { label: labels.account, value: account },
          { label: labels.price, value: figure(order.price) },
          { label: labels.coupon, value: figure(order.couponAmount, copy.saved) },
          { label: labels.time, value: at === null ? null : momentText(at, now) },
          { label: labels.orderNum, value: order.orderNum },
        ],
      },
    ]
  },
  body: (order) => <OrderWay order={order} />,
  footer: (order, { exit }) => <OrderActions order={order} exit={exit} />,
  gone: ({ exit }) => ({
    ...copy.gone,
    drawing: <DrawingReceipt />,
    actions: (
      <Button data-event="orders" block onClick={() => exit('orders')}>
        {copy.orders}
      </Button>
    ),
  }),
  facts: 6,
  failedTitle: copy.failed,
})

interface OrderProps {
  order: TopUpOrderDetail
}

/** How the order stands, and what it comes to. */
function OrderHead({ order }: OrderProps) {
  const { amount, state } = faceOf(order)
  return (
    <Surface>
      <Stack gap={2} align="center">
        <Tag tone={TONES[state]}>{orderCopy.state[state]}</Tag>
        {amount === null ? orderCopy.noFigure : <Amount size="hero" unit="¥" value={amount} />}
      </Stack>
    </Surface>
  )
}

/** What was done for the order so far. */
function OrderWay({ order }: OrderProps) {
  const now = useGateway().serverNow()
  const moment = (value: TopUpOrderDetail['time']) => {
    const at = readTime(value)
    return at === null ? '' : momentText(at, now)
  }
  const { state } = faceOf(order)
  if (state === 'unknown') return null
  return (
    <Surface>
      <Timeline steps={stepsOf(state, moment(order.time), moment(order.statusTime))} />
    </Surface>
  )
}
