import {
  channelPayCheckQuery,
  channelQueryInstalmentDetailsQuery,
  channelQueryPayOptionsQuery,
} from '@koo/api-client/calls'
import type { InstalmentDetails, PayOption, PayState, Permission } from '@koo/api-client/types'
import { useBackCloses, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { toast } from '@koo/kit/OverlayHost'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { joinQueries, useCall, useInvalidate } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { useEffect, useState, type ReactNode } from 'react'
import { ApplicationGate, usePublisher } from '../../blocks/publishing/index.ts'
import { copy } from './copy.ts'
import { PayForm } from './PayForm.tsx'
import { payPublishing } from './payPublishing.ts'
import { PayWaiting } from './PayWaiting.tsx'
import { useCeiling } from '../../blocks/ceilings.ts'
import { orderFaults, payableWays } from './plans.ts'
import type { CheckoutStep } from './step.ts'
import { waysOf } from './ways.ts'

type Props = StepPageProps<CheckoutStep>

/** Every opening asks again: the order may have been paid or closed elsewhere. */
const FRESH = { staleTime: 0 }
/** Reason codes of payCheck that the page has an answer to. */
const REASON = { paid: 'ORDER_PAID', processing: 'PAY_ING', noWay: 'NO_PAY_OPTION' } as const

/** The order of a partner: how it can be paid, the payment, and its outcome. */
export default function Checkout({ exit }: Props) {
  const check = useCall(channelPayCheckQuery, {}, FRESH)
  const order = useCall(channelQueryInstalmentDetailsQuery, {}, FRESH)
  const options = useCall(channelQueryPayOptionsQuery, {}, FRESH)
  return (
    <QueryBoundary query={joinQueries({ check, order, options })} skeleton="form" failedTitle={copy.failed}>
      {(replies) => <Order {...replies} exit={exit} />}
    </QueryBoundary>
  )
}

interface OrderProps extends Pick<Props, 'exit'> {
  check: Permission
  order: InstalmentDetails
  options: readonly PayOption[]
}

/** Events of the page. */
export type CheckoutEvents = {
  /** What was wrong with an order, joined by commas (`OrderFault`). */
  order_fault: { parts: string }
}

type Phase = { name: 'open' } | { name: 'paid' } | { name: 'refused'; reason: string }

function Order({ check, order, options, exit }: OrderProps) {
  const orderNum = order.orderNum ?? ''
  const publisher = usePublisher(payPublishing, orderNum)
  const invalidate = useInvalidate()
  const stated = waysOf(options)
  const ceiling = useCeiling()
  const faults = orderFaults(order, stated, ceiling)
  const ways = payableWays(order, stated, ceiling)
  // Without a way that can be used the form says why; with none because of its plans, the order itself is wrong.
  const isPayable =
    !faults.includes('number') &&
    !faults.includes('amount') &&
    (ways.some(({ reason }) => reason === null) || stated.every(({ reason }) => reason !== null))
  const parts = faults.join(',')
  const track = useTrack<CheckoutEvents>()
  useEffect(() => {
    if (parts !== '') track('order_fault', { parts })
  }, [parts, track])
  const [phase, setPhase] = useState<Phase>({ name: 'open' })
  const reload = () => {
    setPhase({ name: 'open' })
    void invalidate(channelPayCheckQuery, {})
    void invalidate(channelQueryInstalmentDetailsQuery, {})
    void invalidate(channelQueryPayOptionsQuery, {})
  }
  const decide = (state: PayState, serialNumber?: string) => {
    setPhase(
      state.status === 'SUCCESS'
        ? { name: 'paid' }
        : { name: 'refused', reason: state.reason ?? copy.refused.text },
    )
    publisher.resultShown({ serialNumber })
    return state.status === 'SUCCESS' && exit('paid')
  }
  const leave = (name: 'failed' | 'left', kind: 'primary' | 'text' = 'primary') => (
    <Button block kind={kind} onClick={() => exit(name)}>
      {copy.blocked.back}
    </Button>
  )
  if (phase.name === 'paid') return <Paid exit={exit} />
  if (phase.name === 'refused') {
    const { title, again } = copy.refused
    return (
      <Unpaid
        title={title}
        text={phase.reason}
        again={again}
        onAgain={reload}
        leave={leave('failed', 'text')}
      />
    )
  }
  const content = () => {
    const { allowed, reason, reasonCode } = check
    if (!allowed && reasonCode === REASON.processing) {
      const onNone = () => {
        toast(copy.notReceived, { kind: 'fail' })
        reload()
      }
      return <PayWaiting exit={exit} onDecided={decide} onNone={onNone} />
    }
    if (!allowed && reasonCode === REASON.paid) return <Paid exit={exit} />
    if (!allowed && reasonCode !== REASON.noWay) {
      return (
        <ResultPage
          tone="bad"
          title={copy.blocked.title}
          text={reason ?? copy.noWay}
          actions={leave('left')}
        />
      )
    }
    if (!isPayable) {
      const { reload: again, ...texts } = copy.unsound
      return <Unpaid {...texts} again={again} onAgain={reload} leave={leave('left', 'text')} />
    }
    return <PayForm order={order} ways={ways} onRefused={reload} />
  }
  return (
    <ApplicationGate
      publishing={payPublishing}
      subject={orderNum}
      showsSending
      onAgain={reload}
      accepted={(serialNumber) => (
        <PayWaiting
          exit={exit}
          serialNumber={serialNumber}
          onDecided={(state) => decide(state, serialNumber)}
          onNone={publisher.doubt}
        />
      )}
    >
      {content()}
    </ApplicationGate>
  )
}

interface UnpaidProps {
  title: string
  text: string
  /** Loads the order again. */
  again: string
  onAgain(): void
  leave: ReactNode
}

/** The order is not paid: it can be loaded again, or left. */
function Unpaid({ title, text, again, onAgain, leave }: UnpaidProps) {
  return (
    <ResultPage
      tone="bad"
      title={title}
      text={text}
      actions={
        <>
          <Button block onClick={onAgain}>
            {again}
          </Button>
          {leave}
        </>
      }
    />
  )
}

/** A paid order. Back tells the partner so, too: the customer has not quit. */
function Paid({ exit }: Pick<Props, 'exit'>) {
  const leave = () => exit('paid')
  useBackCloses(true, () => void leave())
  return (
    <ResultPage
      tone="ok"
      title={copy.blocked.paid}
      actions={
        <Button block onClick={leave}>
          {copy.blocked.back}
        </Button>
      }
    />
  )
}
