import { errorText, GatewayError, isRefused, type RefusalOf } from '@koo/api-client'
import { userLoginRisk, userSendLoginCode } from '@koo/api-client/calls'
import { useSmsCode } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { useState } from 'react'
import { copy } from './copy.ts'

/** Result of a phone number that may not sign in. */
const REJECTED: RefusalOf<typeof userSendLoginCode> = 42105
const CALL = 'user/loginRisk'

/** What the risk check found for a phone number; a number without a finding passes. The reason of a rejection is said at the number. */
export type RiskFinding = { readonly level: 'verify'; readonly text: string } | { readonly level: 'rejected' }

/** The server's reason when it is a text for customers, else our own. */
function reasonOf(reason: string | null | undefined, own: string): string {
  if (!reason) return own
  return errorText(new GatewayError('result', CALL, reason)) === reason ? reason : own
}

/**
 * The risk check before each code of a sign-in (user/loginRisk). It only tells the customer early: the server decides again with
 * the code, so a check that gets no answer holds nobody back.
 */
function useLoginRisk(mobile: string, onRejected: (reason: string) => void) {
  const gateway = useGateway()
  const [found, setFound] = useState<{ mobile: string; finding: RiskFinding } | null>(null)
  const find = (finding: RiskFinding) => setFound({ mobile, finding })

  /** Has a code sent by `send` unless the number is rejected, here or with the code. */
  async function beforeCode<T>(send: () => Promise<T>): Promise<T> {
    setFound(null)
    const risk = await userLoginRisk(gateway, { mobile }).catch(() => null)
    if (risk?.riskLevel === 'verify') find({ level: 'verify', text: reasonOf(risk.reason, copy.risk.verify) })
    try {
      if (risk?.riskLevel === 'reject')
        throw new GatewayError('result', CALL, reasonOf(risk.reason, copy.risk.rejected), { code: REJECTED })
      return await send()
    } catch (error) {
      if (!isRefused<typeof userSendLoginCode>(error, REJECTED)) throw error
      find({ level: 'rejected' })
      onRejected(errorText(error))
      // It is the number that is wrong: the code has no failure of its own.
      throw new GatewayError('aborted', CALL, 'rejected')
    }
  }
  return { finding: found?.mobile === mobile ? found.finding : null, beforeCode }
}

/** The code of a sign-in, sent after the risk check, and what the check found. `onRejected` gets why a number may not sign in. */
export function useLoginCode(mobile: string, onRejected: (reason: string) => void) {
  const gateway = useGateway()
  const { finding, beforeCode } = useLoginRisk(mobile, onRejected)
  const sms = useSmsCode({
    scene: 'login',
    subject: 'login',
    to: mobile,
    send: (type) => beforeCode(() => userSendLoginCode(gateway, { mobile, type })),
  })
  return { sms, finding }
}
