import { useHost } from '@koo/flow'
import type { Offer } from '@koo/pricing'
import { keepStoredMaximum, readStoredMaximum } from '@koo/steps/coupons'
import { useEffect } from 'react'

// gap 53, gap N82
/**
 * Stores the most that the lender lends, for coupons that are chosen afterwards: the amount to which it has lowered a loan. Terms
 * with more than that, which it has not lowered, end it. `offer` undefined: no terms, or those of another lender.
 */
export function useStoredMaximum(offer: Offer | undefined): void {
  const { memory } = useHost()
  useEffect(() => {
    if (!offer) return
    const stored = readStoredMaximum(memory)
    if (offer.isChanged) keepStoredMaximum(memory, offer.amount)
    else if (stored !== null && offer.amount > stored) keepStoredMaximum(memory, null)
  }, [offer, memory])
}
