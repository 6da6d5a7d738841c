import { optionalQuery } from '@koo/flow'

/** The campaign that a message, a window or the home page leads to. */
export const byCampaign = optionalQuery({ campaignCode: /^[\w.-]{1,64}$/ })
