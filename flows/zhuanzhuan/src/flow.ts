import { defineFlow, metaRouting } from '@koo/flow'
import { partnerExits, partnerPages, without } from '@koo/steps/partner'

/** Credit for the customers of zhuanzhuan, a market for second-hand goods. */
export const zhuanzhuan = defineFlow({
  id: 'zhuanzhuan',
  theme: 'zhuanzhuan',
  start: 'checking',
  entries: ['loginsuccess', 'loginfail'],
  // The page of the assessment shows a passed one, too.
  pages: without(partnerPages('zhuanzhuan', { shows: 'outcome' }), 'checkedsuccess'),
  exits: without(partnerExits, 'checkedsuccess'),
  server: metaRouting({ group: 'channel', links: { 'combine-pay': 'pay' } }),
})
