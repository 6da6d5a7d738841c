import { cashQueryLoanAgreementsQuery } from '@koo/api-client/calls'
import { useGateway } from '@koo/steps'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordedConsent } from '../consent/useConsent.ts'
import { useConsentStep, type ConsentStep } from '../consent/useConsentStep.tsx'

/**
 * The consent given on the loan page counts here for a while. Who comes by a link, or much later, is asked on this
 * page: the loan agreement must be ticked, whichever way leads here (spec 5).
 */
export function useConfirmConsent(): Pick<ConsentStep, 'line' | 'stands'> {
  const gateway = useGateway()
  const recorded = useRecordedConsent()
  const [isGiven] = useState(recorded.given)
  const agreements = useQuery({ ...cashQueryLoanAgreementsQuery(gateway), enabled: !isGiven })
  const step = useConsentStep(agreements)
  return isGiven ? { line: undefined, stands: () => Promise.resolve(true) } : step
}
