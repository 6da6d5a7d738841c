import { errorText, isGatewayError, type Gateway } from '@koo/api-client'
import { cashServerUpload, otherAgreementrecord } from '@koo/api-client/calls'
import type { LoanAgreement } from '@koo/api-client/types'
import { isAborted, isSessionEnd } from '@koo/steps'
import { CONSENT_CLIENT, CONSENT_SCENE, CONSENT_TRACE_ID } from '../constants.ts'
import { copy } from './copy.ts'

/**
 * Records what was shown and ticked: name, address and version of every agreement (agreementrecord, which the
 * transport tries four times), and a trace whose errors do not matter (spec 7). Resolves with the trouble in words, ''
 * when a sign-in is under way and nothing need be said, null when the consent is on record.
 */
export async function record(gateway: Gateway, agreements: readonly LoanAgreement[]): Promise<string | null> {
  const [first] = agreements
  if (!first) return copy.network
  const shown = agreements.map(({ name, url, version }) => ({
    agreementName: name,
    agreementUrl: url,
    ...(version && { agreementVersion: version }),
  }))
  const traceData = { scene: CONSENT_SCENE, protocolNames: agreements.map(({ name }) => name) }
  cashServerUpload(gateway, { traceId: CONSENT_TRACE_ID, traceData }).catch(() => undefined)
  try {
    await otherAgreementrecord(gateway, {
      agreementName: first.name,
      agreementUrl: first.url,
      ...(first.version && { agreementVersion: first.version }),
      subAgreementList: shown,
      clientCode: CONSENT_CLIENT,
    })
    return null
  } catch (error) {
    if (isAborted(error) || isSessionEnd(error)) return ''
    return isGatewayError(error) && error.kind === 'result' ? errorText(error) : copy.network
  }
}
