import { defineStep, type StepPageProps } from '@koo/flow'

/** What a flow sets for a campaign. */
export interface CampaignOptions {
  /** The campaign of this month, 1 to 12, in the season of the server's clock. Default: the promotion, which has no month. */
  readonly month?: number
}

// Size: two kinds of campaign, the season by the server’s clock, and what the page says where there is no campaign

const step = defineStep({ title: '提额活动', exits: { home: null, loan: null } })

// raiseLimit.2
/**
 * A campaign that raises the limit: join it, and do its steps. `home`: what raises the limit; `loan`: a loan. A step of the
 * campaign leads where the server says. The title is the flow's: `campaign({ month: 12 }).with({ title })`.
 */
export const campaign = (options: CampaignOptions = {}) => step.page(() => import('./Campaign.tsx'), options)

export type Props = StepPageProps<typeof step, undefined, CampaignOptions>
