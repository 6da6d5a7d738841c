import { creditQueryCreditCardListQuery } from '@koo/api-client/calls'
import { once, useCall } from '@koo/page/query'

/** The cards that are bound, loaded anew for each visit and not while the customer is typing. */
export const useCards = () => useCall(creditQueryCreditCardListQuery, {}, once)
