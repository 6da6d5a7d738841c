import { customerOf, type Handlers } from '../../../engine/context.ts'
import { backAddress, bindPageUrl } from '../../../ledger/cards/bindPage.ts'
import { cardDetails, cardOf, cardStateOf, unbindCard } from '../cards.ts'
import { openVisit } from '../visits.ts'

/** Handlers for bank cards. */
export const cardHandlers = {
  'user/queryBankcardListV2': (_, context) => cardDetails(customerOf(context)),

  'user/queryBankcardListV3': (_, context) => cardDetails(customerOf(context)),

  'user/bindBankcard': ({ callBackUrl }, context) => ({ url: bindPageUrl(context, callBackUrl) }),

  'user/unbindBankcard'({ userCardId }, context) {
    unbindCard(customerOf(context), userCardId)
    return {}
  },

  'user/queryCardStatus'({ userCardId }, context) {
    const { status, mobileDiffers } = cardStateOf(customerOf(context), userCardId)
    return { status, mobileDiffers }
  },

  'user/getReservedPhoneChangeUrl'({ userCardId, callBackUrl }, context) {
    const { baseUrl, scope } = context
    cardOf(customerOf(context), userCardId)
    const visit = openVisit(customerOf(context), {
      kind: 'reservedPhone',
      subject: userCardId,
      callBackUrl: backAddress(context, callBackUrl),
    })
    return { url: `${baseUrl}/__sandbox/reserved-phone?${new URLSearchParams({ scope, ticket: visit.id })}` }
  },
} satisfies Handlers
