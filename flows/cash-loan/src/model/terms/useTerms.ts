import { isRefused, type Gateway } from '@koo/api-client'
import { cashPreApproval, cashPreApprovalQuery } from '@koo/api-client/calls'
import type { CashPreApprovalContent, CashPreApprovalRequest } from '@koo/api-client/types'
import { useSettings } from '@koo/flow'
import { once, useCall, type QueryView } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import {
  offerFaults,
  readCeilings,
  readOffer,
  unusedCoupons,
  type Offer,
  type OfferFault,
} from '@koo/pricing'
import type { CashLoanEvents } from '../../events.ts'
import { useCashPublisher } from '../publish/publishing.ts'
import { askedLoan } from './terms.ts'

/** The lender's terms, with the serial number of the loan that was finished last when they were requested. */
export interface ReadTerms {
  terms: CashPreApprovalContent
  /** Their figures, in cents. */
  offer: Offer
  lastClosed: string | null
}

/** Thrown for terms that must not be signed. */
export class OfferRefused extends Error {
  readonly fault: OfferFault
  constructor(fault: OfferFault) {
    super(fault)
    this.fault = fault
  }
}

/** Thrown for terms that leave out requested coupons: the customer decides whether to go on without them. */
export class CouponsLeftOut extends Error {
  readonly ids: readonly string[]
  constructor(ids: readonly string[], options?: ErrorOptions) {
    super('coupons left out', options)
    this.ids = ids
  }
}

/** Thrown when there are no terms, and a loan of this customer is open, or the lender cannot say whether one is. */
export class LoanMayBeOpen extends Error {
  readonly found: 'open' | 'unreachable'
  constructor(found: 'open' | 'unreachable', options?: ErrorOptions) {
    super(`loan: ${found}`, options)
    this.found = found
  }
}

/**
 * The lender's terms for this request, loaded when the page opens and when the customer retries; never refreshed while they
 * are read or signed. While they load again, the old ones do not count. Terms that do not fit the request, contradict
 * themselves or cost more than their ceiling are an error. Each `page` requests its own: those that a commitment was given for
 * are not those that are signed.
 */
export function useTerms(request: CashPreApprovalRequest, page = 'confirm'): QueryView<ReadTerms> {
  const publisher = useCashPublisher()
  const track = useTrack<CashLoanEvents>()
  const { config } = useSettings()
  const call = (gateway: Gateway, asked: CashPreApprovalRequest) => ({
    queryKey: [...cashPreApprovalQuery(gateway, asked).queryKey, page],
    async queryFn({ signal }: { signal?: AbortSignal }) {
      try {
        return await termsOf(gateway, asked, signal)
      } catch (error) {
        if (signal?.aborted) throw error
        // The reason may be a loan that this device does not know: it is found before anybody reads that there is none.
        const found = await publisher.lookForOpen()
        throw found === 'none' ? error : new LoanMayBeOpen(found, { cause: error })
      }
    },
  })
  async function termsOf(gateway: Gateway, asked: CashPreApprovalRequest, signal?: AbortSignal) {
    const lastClosed = publisher.lastClosed()
    const terms = await cashPreApproval(gateway, asked, signal && { signal }).catch((error: unknown) => {
      throw isCouponRefusal(error) ? new CouponsLeftOut(asked.couponIds, { cause: error }) : error
    })
    const offer = readOffer(terms)
    const rows = readCeilings(config('rateCeilings'))
    const faults = offerFaults(offer, askedLoan(asked), gateway.serverNow(), { rows })
    const [fault] = faults
    if (fault) {
      track('terms_refused', { reason: fault, parts: faults.join(',') })
      throw new OfferRefused(fault)
    }
    const leftOut = unusedCoupons(offer, asked.couponIds)
    if (leftOut.length > 0) throw new CouponsLeftOut(leftOut)
    return { terms, offer, lastClosed }
  }
  const { data, error, isError, isFetching, refetch } = useCall(call, request, once)
  return { data: isFetching || isError ? undefined : data, error, isError, isFetching, refetch }
}

/** Whether a coupon was refused: used in another tab meanwhile, or expired. */
const isCouponRefusal = (error: unknown) => isRefused<typeof cashPreApproval>(error, 42111)
