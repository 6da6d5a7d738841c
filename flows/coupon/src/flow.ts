import { defineFlow, link, namesOf, page } from '@koo/flow'
import { centre } from './centre/step.ts'
import { detail } from './detail/step.ts'
import { mine } from './mine/step.ts'

const pages = { centre, mine, detail }
/** The loan page, which opens with the coupon chosen. */
const use = link('loan')

/** Coupons: those to be had, those of the customer, and one of them with its rules. */
export const coupon = defineFlow({
  id: 'coupon',
  start: 'mine',
  // Messages and the pages of other products open any of them.
  entries: namesOf(pages),
  pages,
  exits: {
    centre: { use, signIn: page('centre', { signIn: true, replace: true }), mine: page('mine') },
    mine: { use, detail: page('detail'), centre: page('centre') },
    detail: { use, list: page('mine', { reuse: true }) },
  },
  keys: { 'coupon-centre': 'centre', 'my-coupons': 'mine' },
})
