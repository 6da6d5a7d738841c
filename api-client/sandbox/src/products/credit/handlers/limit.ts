import { originOf, type Handlers } from '../../../engine/context.ts'
import { creditAmounts } from '../../../ledger/limit/amounts.ts'
import { campaignOf, joinCampaign, joinPromotion, promotionOf } from '../../../ledger/limit/campaigns.ts'
import { limitLogOf } from '../limit-log.ts'

/** Handlers for the limit, its history, and the offers for raising it. */
export const limitHandlers = {
  'credit/queryAmount': (_, context) => creditAmounts(context),

  'credit/queryLimitLog': (_, context) => limitLogOf(originOf(context)),

  'credit/getPromotionProcess': (_, context) => promotionOf(originOf(context)),

  'credit/joinPromotion'(_, context) {
    joinPromotion(originOf(context))
    return null
  },

  'credit/getCampaignProcess': ({ month }, context) => campaignOf(originOf(context), month),

  'credit/joinCampaign'({ month }, context) {
    joinCampaign(originOf(context), month)
    return null
  },
} satisfies Handlers
