import { carries, defineStep } from '@koo/flow'

// Size: a coupon in each of its states, and what the page says before, after and without a campaign

const step = defineStep({
  title: '活动',
  login: false,
  exits: {
    draw: carries<{ campaignCode: string }>(),
    /** A coupon was received, and is used for a loan. */
    use: null,
    coupons: null,
    home: null,
    /** A visitor wants to see this campaign. */
    signIn: carries<{ campaignCode?: string | undefined }>(),
  },
})

/** A campaign with its coupons: the one that the address names, else the first that is on. */
export const campaign = step.page(() => import('./CampaignPage.tsx'))

export type CampaignStep = typeof step
