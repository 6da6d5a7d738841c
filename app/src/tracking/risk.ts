import type { Gateway } from '@koo/api-client'
import { cashRiskReport } from '@koo/api-client/calls'
import type { Identity } from '../gateway/identity.ts'
import type { SessionStore } from '@koo/host/session'
import type { ShownPage } from './tracker.ts'

export type RiskScene = 'login' | 'identity' | 'publish' | 'repay' | 'unbind'

/** Calls that mark a moment at which risk signals are reported. A sign-in is seen by its session. */
export const RISK_CALLS: ReadonlyMap<string, RiskScene> = new Map([
  ['credit/uploadIdPhoto', 'identity'],
  ['channel/idAuth', 'identity'],
  ['channel/idCardAuth', 'identity'],
  ['channel/idNumberAuth', 'identity'],
  ['creditMaoYan/idAuth', 'identity'],
  ['creditMaoYan/idCardAuth', 'identity'],
  ['creditMaoYan/idNumberAuth', 'identity'],
  ['cash/publish', 'publish'],
  ['cash/publishV2', 'publish'],
  ['cash/oneClickLoanPublish', 'publish'],
  ['cash/mixLoan', 'publish'],
  ['merchant/publish', 'publish'],
  ['staffCash/publish', 'publish'],
  ['repayment/getCashierUrl', 'repay'],
  ['user/unbindBankcard', 'unbind'],
])

export interface RiskParts {
  gateway: Gateway
  session: Pick<SessionStore, 'current' | 'onChange'>
  identity: Pick<Identity, 'environment' | 'version' | 'os'>
  screen: Pick<Screen, 'width' | 'height'>
  timeZone: string
  shown(): ShownPage | null
  /** Customer who was signed in at the start of the document. */
  userAtStart: string | null
  now(): number
  /** Runs `work` when the page is idle: the report must not delay the call of the moment. */
  whenIdle(work: () => void): void
}

/**
 * Reports risk signals (cash/riskReport) at the moments of {@link RISK_CALLS} and after a sign-in. It sends facts that the headers
 * of every call have as well, and the seconds on the page: nothing that was typed. A customer has agreed to the terms with the
 * sign-in, so nothing is sent before it. Nobody waits for a report, and a lost one is not repeated.
 *
 * Returns the function that is told about each call.
 */
export function reportRisk(parts: RiskParts): (path: string) => void {
  const { gateway, session, identity, screen, timeZone, shown, userAtStart, now, whenIdle } = parts
  const device = {
    kind: identity.environment,
    version: identity.version,
    os: identity.os,
    screen: `${screen.width}x${screen.height}`,
    timeZone,
  }
  const report = (scene: RiskScene) => {
    if (session.current() === null) return
    const page = shown()
    const seconds = page ? Math.round((now() - page.at) / 1000) : 0
    whenIdle(() => {
      // Signed out meanwhile: the call would only end the next session.
      if (session.current() === null) return
      void cashRiskReport(gateway, { scene, device, behaviour: { seconds } }).catch(() => undefined)
    })
  }
  let user = userAtStart
  const lookAtUser = () => {
    const before = user
    user = session.current()?.userId ?? null
    if (user !== null && user !== before) report('login')
  }
  session.onChange(lookAtUser)
  lookAtUser()
  return (path) => {
    const scene = RISK_CALLS.get(path)
    if (scene !== undefined) report(scene)
  }
}
