import { userQueryAllBankcardListQuery } from '@koo/api-client/calls'
import { useCall } from '@koo/page/query'
import { fresh, joinFresh } from '@koo/steps/precheck'

/** All cards, as the loan page lists them. */
const ALL = { pageType: '1' }

/** The cards of the customer, asked at this moment: what an earlier page was told does not say what has been added. */
export function useCardsNow() {
  const cards = useCall(userQueryAllBankcardListQuery, ALL, fresh)
  // Also asked again when nothing has failed.
  return { ...joinFresh({ cards }), refetch: () => cards.refetch() }
}
