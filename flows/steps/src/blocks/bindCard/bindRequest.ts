import type { UserBindBankcardV2Request } from '@koo/api-client/types'

/** Sent with every request for the page where a card is added. */
const SOURCE_TITLE = '0'
/** Period of a loan that is not known yet. */
const DEFAULT_PERIODS = 12
/** Whose loan the card is for: the product's own. */
const OWN_LENDER = 'koo'

// bankCard.14
/** The request for the page where a card is added, which comes back to `callBackUrl`: an address without personal data. */
export const bindRequest = (callBackUrl: string): UserBindBankcardV2Request => ({
  callBackUrl,
  sourceTitle: SOURCE_TITLE,
  instShareProfitNew: OWN_LENDER,
  period: DEFAULT_PERIODS,
})
