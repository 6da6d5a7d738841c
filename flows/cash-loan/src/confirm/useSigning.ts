import { errorText, isGatewayError } from '@koo/api-client'
import { cashApplyAgreementSign, cashConfirmAgreementSign } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { draftOf, isAborted, isSessionEnd, useClock, useGateway, useSecondsLeft } from '@koo/steps'
import { useMemo, useRef, useState } from 'react'
import { CODE_RESEND_S, CODE_TYPE, RESULT } from '../constants.ts'
import { copy } from './copy.ts'
import { sentCodeDraft } from './sentCode.ts'

type Channel = keyof typeof CODE_TYPE

interface SigningState {
  open: boolean
  channel: Channel
  /** The code as typed; never leaves this page's memory. */
  code: string
  error: string | null
  /** No further attempt: the server's words. */
  locked: string | null
  /** A new code is being asked for. */
  sending: boolean
  /** The code is being checked, or the loan is on its way. */
  pending: boolean
}

const CLOSED: SigningState = {
  open: false,
  channel: 'sms',
  code: '',
  error: null,
  locked: null,
  sending: false,
  pending: false,
}

/** Full-width digits, as some keyboards type them, are digits (security INP-029). */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

export interface Signing extends SigningState {
  /** Receiving number of the code that signs these terms. */
  phone: string
  /** Until another code may be asked for; 0: now. */
  secondsLeft: number
  /** Opens the dialog, with the code that is on its way or a new one; without either it stays closed and `error` says why. */
  start(): Promise<void>
  close(): void
  type(code: string): void
  send(channel: Channel): Promise<void>
  confirm(code: string): Promise<void>
}

/**
 * Signing the terms by a code (spec 4 "Verification-code dialog"). The minute between two codes is counted to a stored
 * end, so that it survives closing the dialog and loading the page again. A code counts only for the terms it was sent
 * for: after new terms it is neither asked for nor sent to the lender. `signed` gets the signature.
 */
export function useSigning(termsNo: string | null, signed: (signNo: string) => Promise<void>): Signing {
  const host = useHost()
  const gateway = useGateway()
  const clock = useClock()
  const record = useMemo(() => draftOf(host, sentCodeDraft), [host])
  const [latest, setLatest] = useState(() => record.load())
  const [state, setState] = useState(CLOSED)
  const change = (next: Partial<SigningState>) => setState((before) => ({ ...before, ...next }))
  // One question at a time, whatever is tapped before the next drawing.
  const inFlight = useRef(false)
  const alone = async (work: () => Promise<void>) => {
    if (inFlight.current) return
    inFlight.current = true
    try {
      await work()
    } finally {
      inFlight.current = false
    }
  }

  /** The code that signs these very terms, if one is on its way. */
  const sent = latest?.termsNo === termsNo ? latest : null

  const send = (channel: Channel, opening = false) =>
    alone(async () => {
      if (termsNo === null) return
      change({ sending: true, error: null, locked: null })
      try {
        const answer = await cashApplyAgreementSign(gateway, { termsNo, type: CODE_TYPE[channel] })
        const { transactionNo, mobileMasked, resendSeconds } = answer
        const resendAt = clock.now() + Math.min(resendSeconds, CODE_RESEND_S) * 1000
        const next = { transactionNo, mobileMasked, resendAt, termsNo }
        record.save(next)
        setLatest(next)
        change({ sending: false, channel, code: '', ...(opening && { open: true }) })
        if (channel === 'voice') toast(copy.code.voice)
      } catch (error) {
        change({ sending: false, ...failureOf(error, copy.code.unsent) })
      }
    })

  const confirm = (code: string) =>
    alone(async () => {
      if (sent === null) return
      change({ pending: true, error: null })
      try {
        const verifyCode = digitsOf(code)
        const { signNo } = await cashConfirmAgreementSign(gateway, {
          transactionNo: sent.transactionNo,
          verifyCode,
        })
        await signed(signNo)
        setState(CLOSED)
      } catch (error) {
        // A refused code is cleared; one that never arrived need not be typed again.
        const isRefused = isGatewayError(error) && error.kind === 'result'
        change({ pending: false, ...(isRefused && { code: '' }), ...failureOf(error, errorText(error)) })
      }
    })

  return {
    ...state,
    phone: sent?.mobileMasked ?? '',
    secondsLeft: useSecondsLeft(latest?.resendAt ?? null),
    async start() {
      if (sent !== null && sent.resendAt > clock.now()) setState({ ...CLOSED, open: true })
      else await send('sms', true)
    },
    close: () => setState((before) => (before.pending ? before : { ...CLOSED })),
    type: (code) => change({ code: digitsOf(code), error: null }),
    send: (channel) => send(channel),
    confirm,
  }
}

/** What the customer is told. A locked code ends the typing; everything else leaves another try. */
function failureOf(error: unknown, text: string): Pick<SigningState, 'error' | 'locked'> {
  if (isAborted(error) || isSessionEnd(error)) return { error: null, locked: null }
  const isResult = isGatewayError(error) && error.kind === 'result'
  const words = isResult ? errorText(error) : text
  return isResult && error.code === RESULT.codeLocked
    ? { error: null, locked: words }
    : { error: words, locked: null }
}
