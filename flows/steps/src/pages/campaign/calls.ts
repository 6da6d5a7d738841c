import type { RefusalOf } from '@koo/api-client'
import {
  creditGetCampaignProcessQuery,
  creditGetPromotionProcessQuery,
  creditJoinCampaign,
  creditJoinPromotion,
} from '@koo/api-client/calls'
import type { PromotionProcess } from '@koo/api-client/types'
import type { WriteCall } from '@koo/page/form'
import type { QueryCall } from '@koo/page/query'

/** By what a campaign is read and joined. */
export interface CampaignCalls {
  readonly read: QueryCall<object, PromotionProcess>
  readonly join: WriteCall<object, unknown, RefusalOf<typeof creditJoinCampaign>>
}

const promotion: CampaignCalls = {
  read: (gateway) => creditGetPromotionProcessQuery(gateway, {}),
  join: (gateway, _, options) => creditJoinPromotion(gateway, {}, options),
}

/** The calls of a month, as 2027-01; those of the promotion without one. */
export const callsOf = (month: string | null): CampaignCalls =>
  month === null
    ? promotion
    : {
        read: (gateway) => creditGetCampaignProcessQuery(gateway, { month }),
        join: (gateway, _, options) => creditJoinCampaign(gateway, { month }, options),
      }
