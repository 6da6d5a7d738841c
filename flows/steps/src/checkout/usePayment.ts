import { errorText, GatewayError } from '@koo/api-client'
import { channelPayCheck, channelSendVerifySms } from '@koo/api-client/calls'
import { toast } from '@koo/kit/OverlayHost'
import { CODE_RESULT, isSessionEnd, useGateway, useSmsCode } from '@koo/page'
import { useState } from 'react'
import { usePublisher } from '../publishing/index.ts'
import type { Signing } from '../signing/index.ts'
import { copy } from './copy.ts'
import { payPublishing, type Payment } from './payPublishing.ts'

/** Seconds until another code, when the reply does not say. */
const RESEND_SECONDS = 60
/** Results about the code: the dialog shows them. Any other refusal closes it. */
const ABOUT_CODE: readonly number[] = Object.values(CODE_RESULT)

export type PayChoice = Omit<Payment, 'verifyCode'>

export interface PaymentInput {
  orderNum: string
  choice: PayChoice
  /** The server has refused this payment, or the order was paid for in another tab: the order has to be loaded again. */
  onRefused(): void
}

/**
 * Confirms a payment by a code. The publisher sends it once and settles its outcome; the gate around the form shows
 * that.
 */
export function usePayment({ orderNum, choice, onRefused }: PaymentInput): Signing {
  const gateway = useGateway()
  const publisher = usePublisher(payPublishing, orderNum)
  const [lastClosed] = useState(() => publisher.lastClosed())
  const [open, setOpen] = useState(false)
  const code = useSmsCode({
    scene: 'pay',
    subject: orderNum,
    async send(type) {
      const sent = await channelSendVerifySms(gateway, { type })
      return {
        mobileMasked: sent?.mobileMasked ?? '',
        resendSeconds: sent?.resendSeconds ?? RESEND_SECONDS,
      }
    },
  })

  /** Rejects when the code was refused. */
  const pay = async (verifyCode: string) => {
    // The whole choice: another amount or plan of the same order is another payment.
    if ((await publisher.prepare(JSON.stringify(choice))) !== 'ready') return
    const sent = await publisher.send({ ...choice, verifyCode }, lastClosed)
    if (sent === 'elsewhere') toast(copy.elsewhere, { kind: 'fail' })
    if (sent === 'stale') onRefused()
    const { state } = publisher.store.getState()
    if (sent !== 'settled' || state.name !== 'refused') return
    const { code: result, message } = state
    publisher.dismiss()
    if (ABOUT_CODE.includes(result))
      throw new GatewayError('result', 'channel/confirmPay', message, { code: result })
    toast(message, { kind: 'fail' })
    onRefused()
  }

  /** Asks once more: the page may have been open for long, and its order paid or closed elsewhere. */
  const isPayable = async () => {
    try {
      const { allowed } = await channelPayCheck(gateway, {})
      if (!allowed) onRefused()
      return allowed
    } catch (failure) {
      if (!isSessionEnd(failure)) toast(errorText(failure), { kind: 'fail' })
      return false
    }
  }

  const error = open ? null : (code.locked ?? code.error)
  return {
    copy: copy.code,
    code,
    open,
    error,
    wait: error !== null && code.sent === null ? code.secondsLeft : 0,
    async start() {
      if (!(await isPayable())) return
      const isOnItsWay = code.sent !== null && code.secondsLeft > 0
      if (isOnItsWay || (await code.send())) setOpen(true)
    },
    onOpenChange(next) {
      if (next || code.checking) return
      setOpen(false)
      code.reset()
    },
    async confirm(typed) {
      if (!(await code.check(pay, typed))) return
      setOpen(false)
      // The code was used. After a lost reply it may still be good.
      if (publisher.store.getState().state.name === 'accepted') code.forget()
    },
  }
}
