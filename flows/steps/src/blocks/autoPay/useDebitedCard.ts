import { userQueryBankcardListV3Query } from '@koo/api-client/calls'
import { cardName } from '@koo/page'
import { useCall } from '@koo/page/query'

/** The card that is debited, when the server names exactly one as the default. */
export function useDebitedCard(enabled: boolean) {
  const cards = useCall(userQueryBankcardListV3Query, {}, { enabled })
  const defaults = (cards.data ?? []).filter(({ isDefault }) => isDefault === true)
  const [card] = defaults
  if (!card || defaults.length > 1) return undefined
  const { bankName, cardNo, smallIcon } = card
  return { bankName, cardNo, name: cardName(bankName, cardNo), ...(smallIcon && { logo: smallIcon }) }
}
