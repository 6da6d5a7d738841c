import type { Gateway } from '@koo/api-client'
import type { LoanAgreement } from '@koo/api-client/types'
import { useGateway } from '@koo/page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentOptions } from './options.ts'
import { useConsent, type Consent } from './useConsent.tsx'
import { useRecordedConsent } from './useRecordedConsent.ts'

/** The query of a product's agreements, as the client makes it. */
export type AgreementsQuery = (gateway: Gateway) => {
  queryKey: readonly unknown[]
  queryFn(context: { signal: AbortSignal }): Promise<LoanAgreement[]>
}

/**
 * Consent on a page that follows the one which asks for it. A consent recorded a short while ago counts; whoever comes
 * by a link, or much later, is asked here: the agreements must be ticked, whichever way leads to the page (spec 5).
 */
export function useConsentIfMissing(
  options: ConsentOptions,
  query: AgreementsQuery,
): Pick<Consent, 'line' | 'check'> {
  const recorded = useRecordedConsent(options)
  const [isGiven] = useState(recorded.isRecent)
  const agreements = useQuery({ ...query(useGateway()), enabled: !isGiven })
  const consent = useConsent(options, agreements)
  return isGiven ? { line: undefined, check: () => Promise.resolve(true) } : consent
}
