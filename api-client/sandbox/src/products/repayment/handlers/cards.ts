import { originOf, type Handlers } from '../../../engine/context.ts'
import { backAddress, bindPageUrl } from '../../../ledger/cards/bind-page.ts'
import { cardDetails, cardOf, cardStateOf, unbindCard } from '../cards.ts'
import { openVisit } from '../visits.ts'

/** Handlers for bank cards. */
export const cardHandlers = {
  'user/queryBankcardListV2': (_, context) => cardDetails(originOf(context)),

  'user/queryBankcardListV3': (_, context) => cardDetails(originOf(context)),

  'user/bindBankcard': ({ callBackUrl }, context) => ({ url: bindPageUrl(context, callBackUrl) }),

  'user/unbindBankcard'({ userCardId }, context) {
    unbindCard(originOf(context), userCardId)
    return {}
  },

  'user/queryCardStatus'({ userCardId }, context) {
    const { status, mobileDiffers } = cardStateOf(originOf(context), userCardId)
    return { status, mobileDiffers }
  },

  'user/getReservedPhoneChangeUrl'({ userCardId, callBackUrl }, context) {
    const { origin, scope } = context
    cardOf(originOf(context), userCardId)
    const visit = openVisit(originOf(context), {
      kind: 'reservedPhone',
      subject: userCardId,
      callBackUrl: backAddress(context, callBackUrl),
    })
    return { url: `${origin}/__sandbox/reserved-phone?${new URLSearchParams({ scope, ticket: visit.id })}` }
  },
} satisfies Handlers
