import { channelQueryPayStatus } from '@koo/api-client/calls'
import type { PayState } from '@koo/api-client/types'
import { useBackCloses, type ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { WaitingPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { useEffect, useEffectEvent } from 'react'
import { copy } from './copy.ts'
import { isAbout, isNoPayment } from './payPublishing.ts'
import type { CheckoutStep } from './step.ts'

const PAUSE_MS = 2_000
const MOST_REQUESTS = 30

export interface PayWaitingProps {
  exit: ExitOf<CheckoutStep>
  /** The payment; absent: the one of this order that was made on another device. */
  serialNumber?: string
  onDecided(state: PayState): unknown
  /** The server does not know this payment. */
  onNone(): void
}

/** Asks what became of a payment that the server has received, at most 30 times. */
export function PayWaiting({ exit, serialNumber, onDecided, onNone }: PayWaitingProps) {
  const polling = usePolling(
    channelQueryPayStatus,
    { ...(serialNumber !== undefined && { serialNumber }) },
    {
      done: (state) =>
        isAbout(serialNumber, state) &&
        (state.status === 'SUCCESS' || state.status === 'CONFIRM_PAY_FAILURE'),
      gaveUp: isNoPayment,
      pause: PAUSE_MS,
      max: MOST_REQUESTS,
    },
  )
  const end = useEffectEvent(() => {
    if (polling.kind === 'done') onDecided(polling.reply)
    else if (polling.kind === 'gaveUp' && isNoPayment(polling.error)) onNone()
  })
  useEffect(() => end(), [polling.kind])
  // The payment may still be made: the customer has not quit.
  useBackCloses(true, () => void exit('processing'))
  const isWaiting = polling.kind === 'waiting' || polling.kind === 'done'
  return (
    <WaitingPage
      polling={polling}
      title={copy.waiting.title}
      text={copy.waiting.text}
      usedUp={{ title: copy.waiting.usedUp, text: copy.waiting.usedUpText }}
      actions={
        !isWaiting && (
          <Button block kind="text" onClick={() => exit('processing')}>
            {copy.blocked.back}
          </Button>
        )
      }
    />
  )
}
