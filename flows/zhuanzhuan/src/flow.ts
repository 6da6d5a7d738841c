import { defineFlow, metaRouting } from '@koo/flow'
import { partnerChannel, without } from '@koo/steps/partner'

const channel = partnerChannel('zhuanzhuan', { shows: 'outcome' })

/** Credit for the customers of zhuanzhuan, a market for second-hand goods. */
export const zhuanzhuan = defineFlow({
  ...channel,
  order: ['idnumberauth', 'video'],
  // The page of the assessment shows a passed one, too.
  pages: without(channel.pages, 'checkedsuccess'),
  exits: without(channel.exits, 'checkedsuccess'),
  server: metaRouting({ group: 'channel', links: { 'combine-pay': 'pay' } }),
})
