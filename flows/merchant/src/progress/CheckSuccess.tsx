import type { MerchantLoanData } from '@koo/api-client/types'
import { AssessStatus } from '@koo/kit/AssessStatus'
import { Button } from '@koo/kit/Button'
import { DrawingShield } from '@koo/kit/Drawing'
import { LimitRing } from '@koo/kit/LimitRing'
import { Notice } from '@koo/kit/Notice'
import { StatePage } from '@koo/page/layout'
import { readableText, positiveCents, shortMoney, toCents } from '@koo/pricing'
import { STATUS } from '../order/statuses.ts'
import type { Order } from '../order/useOrder.ts'
import { copy } from './copy.ts'
import { OrderBoundary } from './OrderBoundary.tsx'
import type { SucceededProps } from './step.ts'

const OWN = [STATUS.succeeded]
const texts = copy.succeeded

/** A limit: what was granted, and what is left of it. */
export default function CheckSuccess({ exit }: SucceededProps) {
  return (
    <OrderBoundary own={OWN} onMoved={() => exit('moved')} waits={false}>
      {(order, look) => <Limit order={order} look={look} exit={exit} />}
    </OrderBoundary>
  )
}

interface LimitProps extends Pick<SucceededProps, 'exit'> {
  order: MerchantLoanData
  look: Order
}

function Limit({ order, look, exit }: LimitProps) {
  const { loanAmount, applyAmount, canUseLoanAmount } = order
  const granted = positiveCents(loanAmount)
  if (granted === null || canUseLoanAmount == null) return <NotKnown look={look} />
  const left = toCents(canUseLoanAmount)
  const applied = positiveCents(applyAmount)
  const isLowered = applied !== null && granted < applied
  return (
    <StatePage
      tone="ok"
      head={
        <AssessStatus status="passed" drawing={<DrawingShield />} title={texts.title} text="">
          <LimitRing
            plain
            label={texts.left}
            available={shortMoney(left)}
            used={{ size: granted - left, value: '' }}
            fixed={{ size: left, value: '' }}
          />
        </AssessStatus>
      }
      facts={[
        { label: texts.granted, value: `¥${shortMoney(granted)}` },
        ...(isLowered ? [{ label: texts.applied, value: `¥${shortMoney(applied)}` }] : []),
      ]}
      money={texts.money}
      actions={
        left > 0 && (
          <Button data-event="loan" block onClick={() => exit('loan')}>
            {texts.loan}
          </Button>
        )
      }
    >
      {isLowered && (
        <Notice {...(order.reason && { heading: readableText(order.reason) })}>{texts.lowered}</Notice>
      )}
      {left === 0 && <Notice>{texts.none}</Notice>}
    </StatePage>
  )
}

/** The status says that there is a limit, and not how much: no figure is made up. */
const NotKnown = ({ look }: Pick<LimitProps, 'look'>) => (
  <StatePage
    tone="wait"
    title={texts.title}
    text={texts.unknown}
    actions={
      <Button data-event="refresh" block onClick={look.refresh}>
        {copy.refresh}
      </Button>
    }
  />
)
