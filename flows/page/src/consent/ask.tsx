import type { Gateway } from '@koo/api-client'
import { otherGetMultiWebConfig } from '@koo/api-client/calls'
import type { AddressPort, Owner } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import type { Show } from '../services.ts'
import { ConsentSheet } from './ConsentSheet.tsx'
import { copy } from './copy.ts'
import { AGREEMENTS, creditConsent, readAgreements } from './creditConsent.ts'
import { recordConsent } from './recordConsent.ts'
import { recordedConsent } from './recorded.ts'

/**
 * Whether the customer has authorised the credit report: recently, or now. Asks with the list of agreements, and records the
 * answer at the server. Rejects when the list cannot be read.
 */
export async function askForCredit(gateway: Gateway, { host, signal }: Owner, show: Show): Promise<boolean> {
  const recorded = recordedConsent(host, creditConsent)
  if (recorded.isRecent()) return true
  const agreements = readAgreements(await otherGetMultiWebConfig(gateway, AGREEMENTS))
  // Nobody can agree to what cannot be read.
  if (agreements.some(({ url }) => !host.opens(url))) {
    toast(copy.closed, { kind: 'fail' })
    return false
  }
  if (!(await answerOf(agreements, host, signal, show))) {
    toast(copy.credit.missing)
    return false
  }
  const result = await recordConsent(gateway, agreements, creditConsent)
  if (result.isRecorded) recorded.save()
  else if (result.message !== null) toast(result.message, { kind: 'fail' })
  return result.isRecorded
}

/** The customer's answer; false as well when the customer is gone. */
async function answerOf(
  agreements: Awaited<ReturnType<typeof readAgreements>>,
  host: AddressPort,
  signal: AbortSignal,
  show: Show,
): Promise<boolean> {
  const agreed = await new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(false))
    show(<ConsentSheet agreements={agreements} host={host} onAnswer={resolve} />)
  })
  show(null)
  return agreed
}
