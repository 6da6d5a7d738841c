import { errorText, isGatewayError, isRefused, type Gateway } from '@koo/api-client'
import {
  repaymentChangeAutoPayStatus,
  repaymentConfirmBankCardSigned,
  repaymentDoBankCardSigned,
  repaymentGetAutopayStatus,
  repaymentGetAutopayStatusQuery,
  repaymentGetAutopayStatusV2Query,
  repaymentQueryPrecondition,
  repaymentResignAutoPay,
  repaymentShowAutoPayEntryQuery,
} from '@koo/api-client/calls'
import { toast } from '@koo/kit/OverlayHost'
import { useOneAtATime } from '@koo/page'
import { isAboutCode, toastFailure, useSmsCode } from '@koo/page/form'
import { useGateway, useInvalidate } from '@koo/page/query'
import { useGone } from '@koo/page/time'
import { useRef, useState } from 'react'
import { autoPayCopy as copy } from './copy.ts'
import { ESCAPE_TO_CARD, FLAG, RESEND_S } from './constants.ts'
import { isOn } from './flags.ts'

/** What is shown while automatic repayment is being opened; null for nothing. */
export type OpeningStage = 'explain' | 'code' | 'card' | 'bind' | null

/** A signing at the bank that waits for its code. */
interface Order {
  authOrderNo: string
  transactionNo: string
  phoneNo: string
}

/** A refusal as `[code]:message`; anything else with the text of the catalogue. */
const withResult = (error: unknown) =>
  isGatewayError(error) && error.kind === 'result' ? `[${error.code}]:${errorText(error)}` : errorText(error)

export type Opening = ReturnType<typeof useOpening>

export interface OpeningOptions {
  /** Called when it is open, so that the caller can continue. */
  onOpened?: (() => unknown) | undefined
  /** Signs again what has run out or was signed with another card. Without an earlier signing `onNeverSigned` is called. */
  resigns?: boolean
  onNeverSigned?: () => unknown
}

/**
 * Opens and closes automatic repayment: the precondition, the signing at the bank, its code when the bank does not know
 * the customer yet, then the switch. One change at a time. After the page is left nothing more is sent.
 */
export function useOpening({ onOpened, resigns = false, onNeverSigned }: OpeningOptions = {}) {
  const gateway = useGateway()
  const invalidate = useInvalidate()
  const [stage, setStage] = useState<OpeningStage>(null)
  const { busy, run } = useOneAtATime()
  const gone = useGone()
  const order = useRef<Order | null>(null)
  /** A signing whose code was sent by another request than the dialog's. */
  const ordered = useRef<Order | null>(null)

  const sign = async (shouldEscape: number): Promise<Order | 'signed' | 'card'> => {
    const reply = resigns
      ? await repaymentResignAutoPay(gateway)
      : await repaymentDoBankCardSigned(gateway, { shouldEscape })
    if (isOn(reply.signedStatus)) return 'signed'
    if (reply.escapeCode === ESCAPE_TO_CARD) return 'card'
    const { authOrderNo, transactionNo, phoneNo } = reply
    if (!authOrderNo || !transactionNo) throw new Error(copy.failed)
    return { authOrderNo, transactionNo, phoneNo: phoneNo ?? '' }
  }
  const code = useSmsCode({
    scene: 'autopay',
    subject: 'bank',
    async send() {
      const next = ordered.current ?? (await sign(FLAG.off))
      ordered.current = null
      if (next === 'signed' || next === 'card') throw new Error(copy.failed)
      order.current = next
      return { mobileMasked: next.phoneNo, resendSeconds: RESEND_S, transactionNo: next.transactionNo }
    },
  })

  /** Runs one change. Refusals are toasts; without a card the dialog says so. */
  const oneAtATime = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work()
      } catch (error) {
        if (gone().aborted) return
        if (isRefused<typeof repaymentQueryPrecondition>(error, 42600)) setStage('bind')
        else if (onNeverSigned && isRefused<typeof repaymentResignAutoPay>(error, 42601)) onNeverSigned()
        else if (isGatewayError(error)) toastFailure(error, withResult)
        else toast(copy.failed, { kind: 'fail' })
      }
    })

  const change = async (on: boolean) => {
    if (gone().aborted) return
    try {
      await repaymentChangeAutoPayStatus(gateway, { autoRepaymentStatus: on ? FLAG.on : FLAG.off })
      setStage(null)
      toast(on ? copy.opened : copy.closed, { kind: 'success' })
      if (on) onOpened?.()
    } finally {
      // Also after a failure: a lost reply may have changed it.
      void invalidate(repaymentShowAutoPayEntryQuery)
      void invalidate(repaymentGetAutopayStatusV2Query, {})
      void invalidate(repaymentGetAutopayStatusQuery, {})
    }
  }

  const begin = async (shouldEscape: number) => {
    const next = await sign(shouldEscape)
    if (gone().aborted) return
    if (next === 'signed') return change(true)
    if (next === 'card') return setStage('card')
    code.reset()
    order.current = next
    ordered.current = next
    await code.send()
    // A code that was on its way already is the one of this order: the next one needs a new signing.
    ordered.current = null
    if (!gone().aborted) setStage('code')
  }

  return {
    stage,
    busy,
    code,
    explain: () => setStage('explain'),
    close() {
      if (busy || code.checking) return
      setStage(null)
      code.reset()
    },
    /** Opens it, with the first signing call; some cards then need the customer's choice. */
    open: () =>
      oneAtATime(async () => {
        if (!resigns) await repaymentQueryPrecondition(gateway)
        if (!gone().aborted) await begin(FLAG.on)
      }),
    /** Opens it with the card that needed the customer's choice. */
    useCard: () => oneAtATime(() => begin(FLAG.off)),
    turnOff: () => oneAtATime(() => change(false)),
    confirm: (typed: string) =>
      oneAtATime(async () => {
        let refusal: unknown = null
        const isSigned = await code.check(async (verifyCode) => {
          if (!order.current) throw new Error(copy.failed)
          const { authOrderNo, transactionNo } = order.current
          try {
            await repaymentConfirmBankCardSigned(gateway, { verifyCode, authOrderNo, transactionNo })
          } catch (error) {
            if (await isSignedBy(gateway, error, authOrderNo)) return
            if (!isGatewayError(error) || !isAboutCode(error.code)) refusal = error
            throw error
          }
        }, typed)
        if (isSigned) {
          code.forget()
          setStage(null)
          await change(true)
        } else if (refusal !== null && isGatewayError(refusal) && refusal.kind === 'result') {
          code.reset()
          setStage(null)
          throw refusal
        }
      }),
  }
}

/** After a lost reply: whether the bank has signed this order. Then the code must not be used, or sent, once more. */
async function isSignedBy(gateway: Gateway, error: unknown, orderNo: string): Promise<boolean> {
  if (!isGatewayError(error) || !error.outcomeUnknown) return false
  try {
    const { signedStatus, authOrderNo } = await repaymentGetAutopayStatus(gateway)
    return isOn(signedStatus) && authOrderNo === orderNo
  } catch {
    return false
  }
}
