import { errorText, isGatewayError } from '@koo/api-client'
import {
  channelConfirmPay,
  channelPayCheckQuery,
  channelQueryPayOptionsQuery,
  channelSendVerifySms,
} from '@koo/api-client/calls'
import type { ConfirmPayRequest, PayState } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { CODE_RESULT, isSessionEnd, useGateway, useInvalidate, useSmsCode } from '@koo/page'
import { useState } from 'react'
import type { Signing } from '../signing/index.ts'
import { attemptOf } from './attempt.ts'
import { copy } from './copy.ts'

/** Seconds until another code, when the reply does not say (spec 9). */
const RESEND_SECONDS = 60
/** Results about the code: the dialog shows them. Any other refusal closes it. */
const ABOUT_CODE: readonly number[] = Object.values(CODE_RESULT)
/** The serial number has a payment already. */
const CONFLICT = 409

export type PayChoice = Pick<ConfirmPayRequest, 'period' | 'payType' | 'userCardId'>

export interface PaymentInput {
  orderNum: string
  choice: PayChoice
  /** A payment was sent: it is decided now, or its outcome is to be requested. */
  onSent(state: PayState): void
}

/**
 * Confirms a payment by a code: one serial number for each attempt, stored before it is sent. A lost reply counts as a
 * payment in process, whose outcome `queryPayStatus` tells (spec 4, 7).
 */
export function usePayment({ orderNum, choice, onSent }: PaymentInput): Signing {
  const gateway = useGateway()
  const host = useHost()
  const invalidate = useInvalidate()
  const [open, setOpen] = useState(false)
  const [attempt] = useState(() => attemptOf(host))
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
  const send = async (verifyCode: string): Promise<PayState> => {
    const kept = attempt.load()
    const serialNumber = kept?.orderNum === orderNum ? kept.serialNumber : crypto.randomUUID()
    attempt.save({ serialNumber, orderNum, sentAt: host.now() })
    try {
      const state = await channelConfirmPay(gateway, { ...choice, serialNumber, verifyCode })
      // The server has it: from now on its check of the order refuses a second payment.
      attempt.clear()
      return state
    } catch (error) {
      const isOpen = !isGatewayError(error) || error.outcomeUnknown || error.code === CONFLICT
      if (isOpen) return { status: 'PAY_ING' }
      attempt.clear()
      throw error
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
      const isOnItsWay = code.sent !== null && code.secondsLeft > 0
      if (isOnItsWay || (await code.send())) setOpen(true)
    },
    onOpenChange(next) {
      if (next || code.checking) return
      setOpen(false)
      code.reset()
    },
    async confirm(typed) {
      const sent: { state?: PayState } = {}
      const isSettled = await code.check(async (verifyCode) => {
        try {
          sent.state = await send(verifyCode)
        } catch (failure) {
          if (isSessionEnd(failure)) return
          if (isGatewayError(failure) && ABOUT_CODE.includes(failure.code ?? 0)) throw failure
          toast(errorText(failure), { kind: 'fail' })
          void invalidate(channelPayCheckQuery, {})
          void invalidate(channelQueryPayOptionsQuery, {})
        }
      }, typed)
      if (!isSettled) return
      setOpen(false)
      if (!sent.state) return
      code.forget()
      onSent(sent.state)
    },
  }
}
