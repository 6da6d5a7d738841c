import { apphomeAcquireUserIdentityQuery } from '@koo/api-client/calls'
import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { MarketingCard } from '@koo/kit/MarketingCard'
import { useOpenUrl } from '@koo/page'
import { useCall } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import { exactCents, wanCents } from '@koo/pricing'
import { LEAD_KEY } from '../../constants.ts'
import type { CashLoanEvents } from '../../events.ts'
import { copy } from './copy.ts'
import type { LaterBlock } from './useInOrder.ts'
import type { Marketing } from '../../model/marketing/useMarketing.ts'

/** Customers who see the marketing card (spec 6): a known type that is not new. */
const KNOWN_TYPE = 'old'

// result.7, result.24
/** The limit with the partner lender, for known customers who are not new, where marketing is on. */
export function useMarketingCard(
  marketing: Marketing,
  loan: CashQueryResultPageContent,
  isRefused: boolean,
): LaterBlock {
  const identity = useCall(apphomeAcquireUserIdentityQuery, {})
  const track = useTrack<CashLoanEvents>()
  const open = useOpenUrl()
  const address = useHost().linkUrl(LEAD_KEY)
  const { cashAvailAmountDl } = loan
  const available = cashAvailAmountDl == null ? null : exactCents(cashAvailAmountDl)
  const isShown =
    marketing.isOn &&
    available !== null &&
    available > 0 &&
    identity.data?.userType === KNOWN_TYPE &&
    address !== null &&
    // After a refusal the page recommends the partner in another way.
    !isRefused
  return {
    name: 'marketing',
    isSettled: marketing.isSettled && !identity.isPending,
    content: isShown && (
      <MarketingCard
        heading={copy.marketing.heading}
        claims={marketing.claims}
        amountLabel={copy.marketing.label}
        amount={wanCents(available)}
        actionText={copy.marketing.action}
        onAction={() => {
          track('marketing_card', {})
          return open(address)
        }}
      />
    ),
  }
}
