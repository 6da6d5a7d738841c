import { errorText, isGatewayError } from '@koo/api-client'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { CodeRules } from '../form/codes.ts'
import { useClock } from '../gateway.tsx'
import { isAborted, isSessionEnd } from '../query/states.ts'
import { useSecondsLeft } from '../time/secondsLeft.ts'
import {
  forgetSentCode,
  loadSentCode,
  saveSentCode,
  sentCode,
  type CodeReply,
  type SentCode,
} from './sentCode.ts'

/** How a code comes: the contract's values of `type`. */
export const CODE_TYPE = { sms: 1, voice: 2 } as const
export type CodeChannel = keyof typeof CODE_TYPE

/** Results of the calls that check a code (contract, CodeResults). */
export const CODE_RESULT = { wrong: 42101, locked: 42102, tooSoon: 42103, expired: 42104 } as const

/** Rules of a form whose call checks a code: what is wrong with the code stands at its field. */
export const codeRules = <Name extends string>(field: Name): CodeRules<Name> => ({
  [CODE_RESULT.wrong]: { field },
  [CODE_RESULT.expired]: { field },
})

export interface SmsCodeOptions {
  /** Names what codes are for, once in the product: `login`, `sign`. The wait is remembered under it. */
  scene: string
  /** What this code is for. A code for another subject is not used, and after a change a new one may be needed. */
  subject: string
  /** Asks the server to send one. */
  send(type: (typeof CODE_TYPE)[CodeChannel]): Promise<CodeReply>
}

export interface SmsCode {
  /** The code for this subject that is on its way; null: none. */
  sent: SentCode | null
  channel: CodeChannel
  /** Until another code may be asked for; 0: now. Right after a reload or a sleep too. */
  secondsLeft: number
  sending: boolean
  /** The code is being checked. */
  checking: boolean
  /** As typed, digits only; never leaves the memory of the page. */
  code: string
  setCode(code: string): void
  /** What went wrong with sending or checking. */
  error: string | null
  /** No further attempt: the server's sentence. */
  locked: string | null
  /** Asks for a code; true when one is on its way. Nothing happens while one is being sent or has to be waited for. */
  send(channel?: CodeChannel): Promise<boolean>
  /**
   * Checks what was typed by `verify`, one at a time; true when it was right. A refused code is cleared; one that never
   * arrived need not be typed again.
   */
  check(verify: (code: string, sent: SentCode) => Promise<void>, typed?: string): Promise<boolean>
  /** Puts everything back but the wait: a dialog that was closed. */
  reset(): void
  /** The code has done its work: nothing of it is remembered. */
  forget(): void
}

interface CodeState {
  channel: CodeChannel
  code: string
  error: string | null
  locked: string | null
  busy: 'sending' | 'checking' | null
}

const START: CodeState = { channel: 'sms', code: '', error: null, locked: null, busy: null }

/** Full-width digits, as some keyboards type them, are digits (security INP-029). */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

/** The one machine for SMS and voice codes: sign-in, loan, card, automatic repayment (spec 4 "Verification-code dialog"). */
export function useSmsCode({ scene, subject, send: ask }: SmsCodeOptions): SmsCode {
  const { memory } = useHost()
  const clock = useClock()
  const [latest, setLatest] = useState(() => loadSentCode(memory, scene, clock.now()))
  const [state, setState] = useState(START)
  const change = (next: Partial<CodeState>) => setState((before) => ({ ...before, ...next }))
  const sent = latest?.subject === subject ? latest : null
  // One request at a time, whatever is tapped before the next render.
  const inFlight = useRef(false)
  const alone = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (inFlight.current) return false
    inFlight.current = true
    try {
      return await work()
    } finally {
      inFlight.current = false
    }
  }

  return {
    ...state,
    sent,
    secondsLeft: useSecondsLeft(latest?.resendAt ?? null),
    sending: state.busy === 'sending',
    checking: state.busy === 'checking',
    setCode: (code) => change({ code: digitsOf(code), error: null }),
    send: (channel = 'sms') =>
      alone(async () => {
        // Whether a code for something else keeps this one waiting is the server's to say.
        if (sent !== null && sent.resendAt > clock.now()) return false
        change({ busy: 'sending', error: null, locked: null })
        try {
          const next = sentCode(subject, await ask(CODE_TYPE[channel]), clock.now())
          saveSentCode(memory, scene, next)
          setLatest(next)
          change({ busy: null, channel, code: '' })
          if (channel === 'voice') toast(copy.code.voice)
          return true
        } catch (error) {
          change({ busy: null, ...failureOf(error, copy.code.failed) })
          return false
        }
      }),
    check: (verify, typed = state.code) =>
      alone(async () => {
        if (sent === null) return false
        change({ busy: 'checking', error: null })
        try {
          await verify(digitsOf(typed), sent)
          setState(START)
          return true
        } catch (error) {
          const isRefused = isGatewayError(error) && error.kind === 'result'
          change({ busy: null, ...(isRefused && { code: '' }), ...failureOf(error, errorText(error)) })
          return false
        }
      }),
    reset: () => setState((before) => (before.busy === 'checking' ? before : START)),
    forget() {
      forgetSentCode(memory, scene)
      setLatest(null)
      setState(START)
    },
  }
}

/** What the customer is told. A locked code ends the typing; everything else leaves another try. */
function failureOf(error: unknown, text: string): Pick<CodeState, 'error' | 'locked'> {
  if (isAborted(error) || isSessionEnd(error)) return { error: null, locked: null }
  const isResult = isGatewayError(error) && error.kind === 'result'
  const said = isResult ? errorText(error) : text
  return isResult && error.code === CODE_RESULT.locked
    ? { error: null, locked: said }
    : { error: said, locked: null }
}
