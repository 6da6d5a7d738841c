import {
  cashGetAmountQuery,
  cashQueryCashBackQuery,
  cashQueryCouponsQuery,
  cashQueryReduceFeeQuery,
} from '@koo/api-client/calls'
import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { useGateway } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { useRecordedConsent } from '@koo/steps/consent'
import { CHOSEN_COUPON_KEY, keepStoredMaximum } from '@koo/steps/coupons'
import { merchantKept } from '@koo/steps/loan'
import { usePublisherState } from '@koo/steps/publishing'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { cashConsent, leadConsent, staffConsent } from '../consent.ts'
import { LEAD_COUPON_KEY, ONE_CLICK_PENDING_KEY } from '../constants.ts'
import { cashDraft, leadDraft, staffDraft } from '../model/product/drafts.ts'
import { KIND, type LoanKind } from '../model/publish/kinds.ts'
import { useCashPublisher } from '../model/publish/publishing.ts'

/** How long a result is on a visible screen before it counts as seen, ms. */
const SEEN_MS = 1_000

/** What each kind of loan keeps while it is applied for. */
const WALLET = { consent: cashConsent, draft: cashDraft, couponKey: CHOSEN_COUPON_KEY }
const PARTNER = { consent: leadConsent, draft: leadDraft, couponKey: LEAD_COUPON_KEY }
const OWN: Readonly<Record<string, Omit<typeof WALLET, 'couponKey'> & { couponKey?: string }>> = {
  [KIND.cash]: WALLET,
  [KIND.mixed]: WALLET,
  [KIND.lead]: PARTNER,
  [KIND.oneClick]: PARTNER,
  [KIND.staff]: { consent: staffConsent, draft: staffDraft },
  [KIND.merchant]: merchantKept,
}

// security 1.1
/**
 * Ends the application when its result was seen, and not before: removes serial number, and draft, coupons and consent
 * of its kind; those of other kinds stay. A result is seen after a second on a visible screen, or when the page is left;
 * a tab that is killed before that shows it again. `isUnknown`: the server has no such loan; then the serial number is
 * reconciled. `told`: the kind that the address tells, for an application that does not say it.
 */
export function useApplicationEnd(
  loan: CashQueryResultPageContent | undefined,
  { isUnknown, told }: { isUnknown: boolean; told: LoanKind },
): void {
  const gateway = useGateway()
  const publisher = useCashPublisher()
  const { state } = usePublisherState(publisher)
  const kind = state.name === 'accepted' ? state.application.kind : null
  const own = OWN[kind ?? told] ?? WALLET
  const { memory } = useHost()
  const consent = useRecordedConsent(own.consent)
  const queries = useQueryClient()
  useEffect(() => {
    if (isUnknown) publisher.doubt()
  }, [isUnknown, publisher])
  const end = (seen: CashQueryResultPageContent) => {
    if (!publisher.resultShown(seen)) return
    memory.removeItem(own.draft.key)
    // A loan without coupons comes from a page of its own: what is selected for the others stays.
    if (own.couponKey !== undefined) {
      memory.removeItem(own.couponKey)
      // What a lender would lend was said of the wallet's loan.
      if (own === WALLET) keepStoredMaximum(memory, null)
      memory.removeItem(ONE_CLICK_PENDING_KEY)
    }
    consent.clear()
    // Limit, coupons and rights have changed: the old ones must not be shown while the new ones load.
    queries.removeQueries(cashGetAmountQuery(gateway))
    queries.removeQueries(cashQueryCouponsQuery(gateway))
    queries.removeQueries(cashQueryReduceFeeQuery(gateway, {}))
    queries.removeQueries(cashQueryCashBackQuery(gateway, {}))
  }
  useAfter(loan ? SEEN_MS : null, () => loan && end(loan), { since: loan ?? null, visible: true })
  const leave = useEffectEvent(end)
  useEffect(() => (loan ? () => leave(loan) : undefined), [loan])
}
