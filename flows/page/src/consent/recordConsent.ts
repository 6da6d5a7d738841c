import { errorText, isGatewayError, type Gateway } from '@koo/api-client'
import { cashServerUpload, otherAgreementrecord } from '@koo/api-client/calls'
import type { LoanAgreement } from '@koo/api-client/types'
import { isAborted, isSessionEnd } from '../failures/kinds.ts'
import { copy } from './copy.ts'
import type { ConsentOptions } from './options.ts'

/** Whether the server has recorded a consent. `message` is null when the session has ended: the sign-in page says so. */
export type ConsentResult = { isRecorded: true } | { isRecorded: false; message: string | null }

/**
 * Records the agreements that were shown and ticked, with name, address and version (agreementrecord, which the
 * transport tries four times), and sends a trace, whose errors are ignored. Never rejects.
 */
export async function recordConsent(
  gateway: Gateway,
  agreements: readonly LoanAgreement[],
  { scene, clientCode, traceId, subAgreements = false }: ConsentOptions,
): Promise<ConsentResult> {
  const shown = agreements.map(({ name, url, version }) => ({
    agreementName: name,
    agreementUrl: url,
    ...(version && { agreementVersion: version }),
  }))
  const [first, ...rest] = shown
  if (!first) return { isRecorded: false, message: copy.network }
  const traceData = { scene, protocolNames: agreements.map(({ name }) => name) }
  cashServerUpload(gateway, { traceId, traceData }).catch(() => undefined)
  try {
    await otherAgreementrecord(gateway, {
      ...first,
      subAgreementList: subAgreements ? rest : shown,
      clientCode,
    })
    return { isRecorded: true }
  } catch (error) {
    return { isRecorded: false, message: messageOf(error) }
  }
}

function messageOf(error: unknown): string | null {
  if (isAborted(error) || isSessionEnd(error)) return null
  return isGatewayError(error) && error.kind === 'result' ? errorText(error) : copy.network
}
