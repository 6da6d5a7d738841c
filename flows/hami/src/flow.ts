import { defineFlow, link } from '@koo/flow'
import { leadIntro } from '@koo/steps/intro'

/** The offer of the partner lender hami, which leads to its loan. */
export const hami = defineFlow({
  id: 'hami',
  start: 'lead',
  entries: ['lead'],
  pages: { lead: leadIntro },
  exits: { lead: { start: link('cash-lead') } },
})
