import { defineFlow, metaRouting } from '@koo/flow'
import { partnerExits, partnerPages } from '@koo/steps/partner'

/** Credit for the customers of siku, a shop for luxury goods. */
export const siku = defineFlow({
  id: 'siku',
  theme: 'siku',
  start: 'checking',
  entries: ['loginsuccess', 'loginfail'],
  pages: partnerPages('siku'),
  exits: partnerExits,
  server: metaRouting({ group: 'channel', links: { pay: 'pay' } }),
})
