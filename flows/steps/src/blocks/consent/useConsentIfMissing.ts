import type { Gateway } from '@koo/api-client'
import type { LoanAgreement } from '@koo/api-client/types'
import { useGateway } from '@koo/page/query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentOptions } from '@koo/page/consent'
import { useConsent, type Consent } from './useConsent.tsx'
import { useRecordedConsent } from './useRecordedConsent.ts'

/** A generated query of the client for a product's agreements. */
export type AgreementsQuery = (gateway: Gateway) => {
  queryKey: readonly unknown[]
  queryFn(context: { signal: AbortSignal }): Promise<LoanAgreement[]>
}

/**
 * Consent on a page after the one that asks for it. A recent consent counts. Customers who come by a link, or much
 * later, are asked here: the agreements must be ticked on every way to this page.
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
