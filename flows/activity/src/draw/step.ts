import { carries, defineStep } from '@koo/flow'

// Size: the draw with each kind of prize, a reply that was lost, and what the page says where nothing can be drawn

const step = defineStep({
  title: '抽奖',
  exits: {
    prizes: null,
    /** An article was won: its order waits for an address. */
    orderAddress: carries<{ orderNum: string }>(),
    /** A coupon was won. */
    coupons: null,
    /** A higher limit was won. */
    wallet: null,
    signIn: null,
  },
})

/** The draw of a campaign: the one that the address names, else the first that is on. */
export const draw = step.page(() => import('./Draw.tsx'))

export type DrawStep = typeof step
