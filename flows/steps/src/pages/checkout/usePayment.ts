import { channelPayCheck, channelSendVerifySms } from '@koo/api-client/calls'
import { toast } from '@koo/kit/OverlayHost'
import { toastFailure } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { useState } from 'react'
import type { ConfirmedCost, CostFigures, CostOnPage, CostTable } from '../../blocks/cost/index.ts'
import {
  usePublish,
  usePublisher,
  type BeforePublish,
  type Publish,
  type PublishEnd,
  type PublishSigning,
} from '../../blocks/publishing/index.ts'
import { copy } from './copy.ts'
import { payPublishing, type Payment } from './payPublishing.ts'

type Code = Pick<Payment, 'verifyCode'>
export type PayChoice = Omit<Payment, keyof Code>

export interface PaymentInput {
  orderNum: string
  choice: PayChoice
  /** Makes the table of what the choice costs; null where nothing is lent. */
  costsBy: ((figures: CostFigures) => CostTable | null) | null
  /** Where that stands on the page. */
  onPage: CostOnPage
  /** The server has refused this payment, or the order was paid for in another tab: the order has to be loaded again. */
  onRefused(): void
}

/** A payment is confirmed by a code that goes with it. */
const signing: Omit<PublishSigning<Code>, 'termsNo'> = {
  scene: 'pay',
  isSentAlong: true,
  copy: copy.code,
  apply: (gateway, { type }) => channelSendVerifySms(gateway, { type }),
  confirm: (_gateway, { verifyCode }) => Promise.resolve({ verifyCode }),
}

/** Pays an order, once. What becomes of the payment is shown by the gate around the form. */
export function usePayment({ orderNum, choice, costsBy, onPage, onRefused }: PaymentInput): Publish<void> {
  const gateway = useGateway()
  const publisher = usePublisher(payPublishing, orderNum)
  const [lastClosed] = useState(() => publisher.lastClosed())

  /** Asks once more: the page may have been open for long, and its order paid or closed elsewhere. */
  const isPayable = async (): Promise<BeforePublish> => {
    try {
      const { allowed } = await channelPayCheck(gateway, {})
      if (allowed) return 'go'
      onRefused()
    } catch (failure) {
      toastFailure(failure)
    }
    return { stop: null }
  }

  const onEnd = (end: PublishEnd) => {
    if (end.is === 'stopped' && end.text !== null) toast(end.text, { kind: 'fail' })
    if (end.is === 'elsewhere') toast(copy.elsewhere, { kind: 'fail' })
    if (end.is === 'refused') {
      publisher.dismiss()
      toast(end.message, { kind: 'fail' })
    }
    if (end.is === 'refused' || end.is === 'stale') onRefused()
  }

  return usePublish<Payment, Code, void, ConfirmedCost | null>({
    publisher,
    lastClosed,
    request: (code) => ({ ...choice, ...code }),
    // The whole choice: another amount or plan of the same order is another payment.
    key: () => ({ terms: JSON.stringify(choice) }),
    cost: {
      lends: () => costsBy !== null,
      of: (_, figures) => costsBy?.(figures) ?? null,
      onPage: onPage.secondsOf,
      onDiffers: onRefused,
    },
    sign: { ...signing, termsNo: orderNum },
    before: isPayable,
    onEnd,
  })
}
