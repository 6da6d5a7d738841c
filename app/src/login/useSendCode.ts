import { errorText } from '@koo/api-client'
import { userSendLoginCode } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { useCountdown } from '@koo/kit/Countdown'
import { useGateway } from '@koo/steps'
import { useRef, useState } from 'react'
import { loadSentCode, saveSentCode, sentCode } from './sent-code.ts'

/** How the code comes: contract values of `type`. */
export const CODE_BY = { message: 1, voice: 2 } as const

/** Asking for a code, and the wait until the next one, which outlives a reload. */
export function useSendCode() {
  const gateway = useGateway()
  const { memory, now } = useHost()
  const [sent, setSent] = useState(() => loadSentCode(memory, now()))
  const [failure, setFailure] = useState('')
  const busy = useRef(false)
  const wait = useCountdown({ endsAt: sent?.resendAt ?? null, now })

  /** True when a code is on its way. One request at a time, none while the wait is on. */
  const send = async (mobile: string, type: (typeof CODE_BY)[keyof typeof CODE_BY]): Promise<boolean> => {
    if (busy.current || wait.running) return false
    busy.current = true
    setFailure('')
    try {
      const answer = await userSendLoginCode(gateway, { mobile, type })
      const next = sentCode(answer.mobileMasked, answer.resendSeconds, now())
      saveSentCode(memory, next)
      setSent(next)
      return true
    } catch (error) {
      setFailure(errorText(error))
      return false
    } finally {
      busy.current = false
    }
  }

  return { send, sent, failure, secondsLeft: wait.secondsLeft }
}
