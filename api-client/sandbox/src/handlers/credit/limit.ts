import { originOf, type Handlers } from '../../context.ts'
import { creditAmounts } from '../../lender/account/amounts.ts'
import { campaignOf, joinCampaign, joinPromotion, promotionOf } from '../../lender/credit/campaigns.ts'
import { limitLogOf } from '../../lender/credit/limit-log.ts'

/** The limit, how it came to be, and what is promised to those who raise it. */
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
