import type { Gateway } from '@koo/api-client'
import type { CashApplyAgreementSignRequest, SmsSent } from '@koo/api-client/types'
import { useSmsCode, type SmsCode } from '@koo/page/form'
import type { OpenState } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { useState } from 'react'
import { signingCopy, type SigningCopy } from './copy.ts'

/** How the terms of a product are signed. */
export interface SigningOptions<Signature> {
  /** Name for this use of codes, as in `useSmsCode`. Default: `sign`. */
  scene?: string
  /** Has a code sent that signs these terms; resolves to null when the reply says nothing of it. */
  apply(gateway: Gateway, request: CashApplyAgreementSignRequest): Promise<SmsSent | null>
  /** Checks a code; resolves to the signature. */
  confirm(gateway: Gateway, request: { transactionNo: string; verifyCode: string }): Promise<Signature>
  copy?: Partial<SigningCopy>
}

export interface SigningInput<Signature> {
  /** Number of what is signed, such as the terms; null while it is not known. */
  termsNo: string | null
  /** Uses the signature. The dialog is pending until it resolves; when it rejects, the dialog says why and stays. */
  onSigned(signature: Signature): Promise<void>
}

/** Props of `SigningDialog`. */
export interface SigningDialogProps extends OpenState {
  copy: SigningCopy
  /** What is signed, as the customer knows it: 借款 ¥12,000 · 12期. */
  subject?: string
  code: SmsCode
  confirm(typed: string): Promise<unknown>
  /** What follows the code is on its way. */
  busy?: boolean
  /** The code can also be had by a voice call. Default true. */
  hasVoice?: boolean
}

/** Signing on one page. */
export interface Signing extends SigningDialogProps {
  /** Message to show on the page while the dialog is closed. */
  error: string | null
  /** Seconds until a code may be requested, when one for other terms was sent recently; 0 for now. */
  wait: number
  /** Opens the dialog with the code that was sent or a new one. Without a code it stays closed, and `error` says why. */
  start(): Promise<void>
}

/**
 * Signs terms by a code. A code counts only for the terms it was sent for: after new terms it neither opens the dialog
 * nor is sent to the server.
 */
export function useSigning<Signature>(
  options: SigningOptions<Signature>,
  { termsNo, onSigned }: SigningInput<Signature>,
): Signing {
  const gateway = useGateway()
  const [open, setOpen] = useState(false)
  const subject = termsNo ?? ''
  const code = useSmsCode({
    scene: options.scene ?? 'sign',
    subject,
    send: async (type) => (await options.apply(gateway, { termsNo: subject, type })) ?? {},
  })
  const error = open ? null : (code.locked ?? code.error)
  return {
    copy: { ...signingCopy, ...options.copy },
    code,
    open,
    error,
    wait: error !== null && code.sent === null ? code.secondsLeft : 0,
    async start() {
      if (termsNo === null) return
      const isOnItsWay = code.sent !== null && code.secondsLeft > 0
      if (isOnItsWay || (await code.send())) setOpen(true)
    },
    onOpenChange(next) {
      if (next || code.checking) return
      setOpen(false)
      code.reset()
    },
    async confirm(typed) {
      const isSigned = await code.check(async (verifyCode, { transactionNo }) => {
        await onSigned(await options.confirm(gateway, { transactionNo, verifyCode }))
      }, typed)
      if (isSigned) setOpen(false)
    },
  }
}
