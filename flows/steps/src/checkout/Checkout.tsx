import {
  channelPayCheckQuery,
  channelQueryInstalmentDetailsQuery,
  channelQueryPayOptionsQuery,
} from '@koo/api-client/calls'
import type { InstalmentDetails, PayOption, PayState, Permission } from '@koo/api-client/types'
import { useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { toast } from '@koo/kit/OverlayHost'
import { joinQueries, QueryBoundary, ResultPage, useCall, useInvalidate } from '@koo/page'
import { useState } from 'react'
import { attemptOf } from './attempt.ts'
import { copy } from './copy.ts'
import { PayForm } from './PayForm.tsx'
import { PayWaiting } from './PayWaiting.tsx'
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

type Phase = { name: 'form' } | { name: 'waiting' } | { name: 'refused'; reason: string }

function Order({ check, order, options, exit }: OrderProps) {
  const host = useHost()
  const invalidate = useInvalidate()
  const [phase, setPhase] = useState<Phase>(() => ({
    name: attemptOf(host).load()?.orderNum === (order.orderNum ?? '') ? 'waiting' : 'form',
  }))
  const reload = () => {
    setPhase({ name: 'form' })
    void invalidate(channelPayCheckQuery, {})
    void invalidate(channelQueryInstalmentDetailsQuery, {})
    void invalidate(channelQueryPayOptionsQuery, {})
  }
  const decide = (state: PayState) => {
    if (state.status === 'SUCCESS') return exit('paid')
    const reason = state.reason ?? copy.refused.text
    return setPhase(state.status === 'PAY_ING' ? { name: 'waiting' } : { name: 'refused', reason })
  }
  const leave = (name: 'paid' | 'failed' | 'left', kind: 'primary' | 'text' = 'primary') => (
    <Button block kind={kind} onClick={() => exit(name)}>
      {copy.blocked.back}
    </Button>
  )
  const { allowed, reason, reasonCode } = check
  const isProcessing = phase.name === 'form' && !allowed && reasonCode === REASON.processing
  if (phase.name === 'waiting' || isProcessing) {
    return (
      <PayWaiting
        exit={exit}
        onDecided={decide}
        onNone={() => {
          toast(copy.notReceived, { kind: 'fail' })
          reload()
        }}
      />
    )
  }
  if (phase.name === 'refused') {
    return (
      <ResultPage
        tone="bad"
        title={copy.refused.title}
        text={phase.reason}
        actions={
          <>
            <Button block onClick={reload}>
              {copy.refused.again}
            </Button>
            {leave('failed', 'text')}
          </>
        }
      />
    )
  }
  if (!allowed && reasonCode === REASON.paid)
    return <ResultPage tone="ok" title={copy.blocked.paid} actions={leave('paid')} />
  if (!allowed && reasonCode !== REASON.noWay) {
    return (
      <ResultPage tone="bad" title={copy.blocked.title} text={reason ?? copy.noWay} actions={leave('left')} />
    )
  }
  return <PayForm order={order} ways={waysOf(options)} onSent={decide} />
}
