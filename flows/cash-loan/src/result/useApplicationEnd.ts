import { cashGetAmountQuery, cashQueryCouponsQuery } from '@koo/api-client/calls'
import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { useGateway } from '@koo/page'
import { useRecordedConsent } from '@koo/steps/consent'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cashConsent } from '../consent.ts'
import { CHOSEN_COUPON_KEY } from '../constants.ts'
import { loanDraft } from '../home/draft.ts'
import { useCashPublisher } from '../publish/publishing.ts'

/**
 * Ends the application once its result was on the screen, and not before (security 1.1): serial number, draft, coupon
 * and consent have done their work.
 */
export function useApplicationEnd(loan: CashQueryResultPageContent | undefined): void {
  const gateway = useGateway()
  const publisher = useCashPublisher()
  const { memory } = useHost()
  const consent = useRecordedConsent(cashConsent)
  const queries = useQueryClient()
  useEffect(() => {
    if (!loan || !publisher.resultShown(loan)) return
    memory.removeItem(loanDraft.key)
    memory.removeItem(CHOSEN_COUPON_KEY)
    consent.clear()
    // Limit and coupons are no longer what they were; the old ones must not be shown while new ones are read.
    queries.removeQueries(cashGetAmountQuery(gateway))
    queries.removeQueries(cashQueryCouponsQuery(gateway))
  }, [loan, gateway, publisher, memory, consent, queries])
}
