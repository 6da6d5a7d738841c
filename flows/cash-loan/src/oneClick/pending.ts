import { useHost } from '@koo/flow'
import { draftOf, type Draft, type DraftShape } from '@koo/page/draft'
import { asCents } from '@koo/pricing'
import type { LoanUseChoice } from '@koo/steps/loan'
import { isId } from '@koo/steps/publishing'
import { useMemo } from 'react'
import { ONE_CLICK_PENDING_KEY } from '../constants.ts'
import type { OneClickChoice } from './quote.ts'
import type { RefusedLoan } from '../model/offer/useOfferQuery.ts'

/** What was selected and confirmed before the pages for reading: selections only, every figure is requested again. */
export interface Pending extends OneClickChoice {
  /** Serial number of the offer: another offer is not confirmed. */
  serial: string
  /** The loan after which it was offered. */
  refused: RefusedLoan
  use: LoanUseChoice
  /** The right with which the payment was confirmed. */
  rightId: string | null
}

/** How it is kept; exported for stories. */
export const pendingShape: DraftShape<Pending> = {
  key: ONE_CLICK_PENDING_KEY,
  version: 1,
  read(value) {
    const { serial, refused, use, amount, couponId, rightId } = value as Pending
    const isAmount = Number.isSafeInteger(amount) && amount > 0
    if (!isId(serial) || !isId(refused.listingId) || !isId(use.use) || !isAmount) return null
    return {
      serial,
      refused: {
        listingId: refused.listingId,
        ...(isId(refused.serialNumber) && { serialNumber: refused.serialNumber }),
      },
      use: { use: use.use, ...(isId(use.sub) && { sub: use.sub }) },
      amount: asCents(amount),
      couponId: isId(couponId) ? couponId : null,
      rightId: isId(rightId) ? rightId : null,
    }
  },
}

/** The confirmed selection, kept in the tab. */
export function usePending(): Draft<Pending> {
  const host = useHost()
  return useMemo(() => draftOf(host, pendingShape), [host])
}
