import { customerOf, type Handlers } from '../../../engine/context.ts'
import { creditAmounts } from '../../../ledger/limit/amounts.ts'
import { campaignOf, joinCampaign, joinPromotion, promotionOf } from '../../../ledger/limit/campaigns.ts'
import { limitLogOf } from '../limitLog.ts'

/** Handlers for the limit, its history, and the offers for raising it. */
export const limitHandlers = {
  'credit/queryAmount': (_, context) => creditAmounts(context),

  'credit/queryLimitLog': (_, context) => limitLogOf(customerOf(context)),

  'credit/getPromotionProcess': (_, context) => promotionOf(customerOf(context)),

  'credit/joinPromotion'(_, context) {
    joinPromotion(customerOf(context))
    return null
  },

  'credit/getCampaignProcess': ({ month }, context) => campaignOf(customerOf(context), month),

  'credit/joinCampaign'({ month }, context) {
    joinCampaign(customerOf(context), month)
    return null
  },
} satisfies Handlers
