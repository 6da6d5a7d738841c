import { defineFlow, link } from '@koo/flow'
import { mine } from './mine/step.ts'

/** Coupons of the customer. */
export const coupon = defineFlow({
  id: 'coupon',
  start: 'mine',
  entries: ['mine'],
  pages: { mine },
  exits: { mine: { use: link('loan') } },
})
