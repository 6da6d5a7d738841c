import { isGatewayError } from '@koo/api-client'
import { channelQueryPayStatus } from '@koo/api-client/calls'
import type { PayState } from '@koo/api-client/types'
import { useHost, type ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { isSessionEnd, usePolling, WaitingPage } from '@koo/page'
import { useEffect, useEffectEvent, useState } from 'react'
import { attemptOf, hasArrived } from './attempt.ts'
import { copy } from './copy.ts'
import type { CheckoutStep } from './step.ts'

const PAUSE_MS = 2_000
const MOST_REQUESTS = 30
/** queryPayStatus: no payment is in process. */
const NO_PAYMENT = 42121

export interface PayWaitingProps {
  exit: ExitOf<CheckoutStep>
  onDecided(state: PayState): unknown
  /** The payment never reached the server. */
  onNone(): void
}

/**
 * Asks for the outcome of a payment, at most 30 times. After a lost reply "failed" and "no payment" count only when the
 * request cannot arrive any more.
 */
export function PayWaiting({ exit, onDecided, onNone }: PayWaitingProps) {
  const host = useHost()
  const [attempt] = useState(() => attemptOf(host))
  const isFinal = () => {
    const sent = attempt.load()
    return sent === null || hasArrived(sent, host.now())
  }
  const polling = usePolling(
    channelQueryPayStatus,
    {},
    {
      done: ({ status }) => status === 'SUCCESS' || (status === 'CONFIRM_PAY_FAILURE' && isFinal()),
      gaveUp: (error) => isGatewayError(error) && error.code === NO_PAYMENT && isFinal(),
      pause: PAUSE_MS,
      max: MOST_REQUESTS,
    },
  )
  const end = useEffectEvent(() => {
    if (polling.kind === 'done') {
      attempt.clear()
      onDecided(polling.reply)
    } else if (polling.kind === 'gaveUp' && !isSessionEnd(polling.error)) {
      attempt.clear()
      onNone()
    }
  })
  useEffect(() => end(), [polling.kind])
  return (
    <WaitingPage
      polling={polling}
      title={copy.waiting.title}
      text={copy.waiting.text}
      usedUp={{ title: copy.waiting.usedUp, text: copy.waiting.usedUpText }}
      actions={
        polling.kind === 'usedUp' && (
          <Button block kind="text" onClick={() => exit('processing')}>
            {copy.blocked.back}
          </Button>
        )
      }
    />
  )
}
