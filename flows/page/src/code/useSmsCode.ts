import { errorText, isGatewayError } from '@koo/api-client'
import { useStorage } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { CodeRules } from '../failures/codes.ts'
import { maskPhone } from '../masks.ts'
import { useOneAtATime } from '../once/useOneAtATime.ts'
import { useClock } from '../services.ts'
import { isAborted, isSessionEnd } from '../failures/kinds.ts'
import { useSecondsLeft } from '../timers/useSecondsLeft.ts'
import {
  forgetSentCode,
  loadSentCode,
  saveSentCode,
  sentCode,
  type CodeReply,
  type SentCode,
} from './sentCode.ts'

/** Ways to get a code, with the contract's values of `type`. */
export const CODE_TYPE = { sms: 1, voice: 2 } as const
export type CodeChannel = keyof typeof CODE_TYPE

/** Results of the calls that check a code (contract, CodeResults). */
export const CODE_RESULT = { wrong: 42101, locked: 42102, tooSoon: 42103, expired: 42104 } as const

const ABOUT_CODE: readonly number[] = Object.values(CODE_RESULT)

/** Whether a Result is about the code itself: then it is said where the code is typed. */
export const isAboutCode = (result: number | undefined): boolean => ABOUT_CODE.includes(result ?? 0)

/** Rules of a form whose call checks a code: its errors are shown at the field of the code. */
export const codeRules = <Name extends string>(
  field: Name,
): CodeRules<Name, typeof CODE_RESULT.wrong | typeof CODE_RESULT.expired> => ({
  [CODE_RESULT.wrong]: { field },
  [CODE_RESULT.expired]: { field },
})

export interface SmsCodeOptions {
  /** Name for this use of codes, unique in the product: `login`, `sign`. The wait is stored under it. */
  scene: string
  /** What this code is for. A code for another subject is not used; after a change a new one may be needed. */
  subject: string
  /**
   * The phone number that gets the code, where the customer types it. It stays in the memory of the page: stored, it would be
   * there before any consent, and even a digest of it can be reversed. A code and its wait are for this number only; after a
   * reload for each number that the server masks in the same way.
   */
  to?: string
  /** Has a code sent by the server. Null: it may not be sent, and the page says why. */
  send(type: (typeof CODE_TYPE)[CodeChannel]): Promise<CodeReply | null>
}

export interface SmsCode {
  /** The code that was sent for this subject; null for none. */
  sent: SentCode | null
  channel: CodeChannel
  /** Seconds until another code may be requested; 0 for now. Also right after a reload or a sleep of the phone. */
  secondsLeft: number
  sending: boolean
  /** The code is being checked. */
  checking: boolean
  /** As typed, digits only; never leaves the memory of the page. */
  code: string
  setCode(code: string): void
  /** Message about sending or checking that failed. */
  error: string | null
  /** Message of the server when no further attempt is allowed. */
  locked: string | null
  /** Requests a code; resolves to true when it was sent. Does nothing while one is being sent or the wait is not over. */
  send(channel?: CodeChannel): Promise<boolean>
  /**
   * Checks the typed code with `verify`, one check at a time; resolves to true when it is right. A refused code is
   * cleared; after a lost request it need not be typed again.
   */
  check(verify: (code: string, sent: SentCode) => Promise<void>, typed?: string): Promise<boolean>
  /** Resets everything but the wait, for a dialog that was closed. */
  reset(): void
  /** Removes everything that is remembered of the code, after it was used. */
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

/** Full-width digits, as some keyboards type them, are digits. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

/** State and actions of SMS and voice codes, for sign-in, loans, cards and automatic repayment. */
export function useSmsCode({ scene, subject, to, send: requestCode }: SmsCodeOptions): SmsCode {
  const { memory } = useStorage()
  const clock = useClock()
  const [latest, setLatest] = useState<{ code: SentCode; to?: string | undefined } | null>(() => {
    const code = loadSentCode(memory, scene, clock)
    return code && { code }
  })
  const [state, setState] = useState(START)
  const change = (next: Partial<CodeState>) => setState((before) => ({ ...before, ...next }))
  const fits = (number: string) => latest !== null && isSentTo(latest, number)
  const sent = latest?.code.subject === subject && (to === undefined || fits(to)) ? latest.code : null
  // A wait is for the phone number. While a number is being typed again after a reload, the wait is shown.
  const isOther = to !== undefined && !fits(to) && (latest?.to !== undefined || isWhole(to))
  const { run } = useOneAtATime()
  const oneAtATime = async (work: () => Promise<boolean>) => (await run(work)) ?? false

  return {
    ...state,
    sent,
    secondsLeft: useSecondsLeft(isOther ? null : (latest?.code.resendAt ?? null)),
    sending: state.busy === 'sending',
    checking: state.busy === 'checking',
    setCode: (code) => change({ code: digitsOf(code), error: null }),
    send: (channel = 'sms') =>
      oneAtATime(async () => {
        // After a code for another subject only the server knows whether this one has to wait.
        if (sent !== null && sent.resendAt > clock.elapsed()) return false
        change({ busy: 'sending', error: null, locked: null })
        try {
          const reply = await requestCode(CODE_TYPE[channel])
          if (reply === null) {
            change({ busy: null })
            return false
          }
          const next = sentCode(subject, reply, clock, to)
          saveSentCode(memory, scene, next, clock)
          setLatest({ code: next, to })
          // A message may come before the reply: what was typed meanwhile is the new code.
          setState((now) => ({ ...now, busy: null, channel, code: now.code === state.code ? '' : now.code }))
          if (channel === 'voice') toast(copy.voice)
          // Also when a page asks at a tap on another button: the customer may still hold the code before it.
          else if (sent !== null) toast(copy.again)
          return true
        } catch (error) {
          change({ busy: null, ...failureOf(error, copy.failed) })
          return false
        }
      }),
    check: (verify, typed = state.code) =>
      oneAtATime(async () => {
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

const isWhole = (number: string) => /^\d{11}$/.test(number)

/** Whether a code was sent to this number, as far as it is known: after a reload only the masked number is. */
const isSentTo = (sent: { code: SentCode; to?: string | undefined }, number: string) =>
  sent.to === undefined ? maskPhone(number) === sent.code.mobileMasked : number === sent.to

/** The message for the customer. After `locked` nothing more can be typed; after any other failure another try is possible. */
function failureOf(error: unknown, text: string): Pick<CodeState, 'error' | 'locked'> {
  if (isAborted(error) || isSessionEnd(error)) return { error: null, locked: null }
  const isResult = isGatewayError(error) && error.kind === 'result'
  const message = isResult ? errorText(error) : text
  return isResult && error.code === CODE_RESULT.locked
    ? { error: null, locked: message }
    : { error: message, locked: null }
}
