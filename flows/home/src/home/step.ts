// Size: the floors of every version, each with its look, and what is left out of them
import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '首页',
  login: false,
  exits: {
    home: null,
    wallet: null,
    mine: null,
    /** A visitor wants this coupon. */
    signIn: carries<{ coupon: string }>(),
    /** A visitor wants to see the limit. */
    enter: null,
  },
  entry: {
    skeleton: async () => ({ default: (await import('./FirstHome.tsx')).FirstHome }),
    calls: (_, isCustomer) =>
      isCustomer
        ? [
            { call: 'apphome/queryGray', request: { typeId: 'home' } },
            // Of nearly everybody: the version is known only with the reply to the first.
            { call: 'apphome/queryContentV5', request: {} },
          ]
        : [{ call: 'apphome/queryGuestContentV5', request: {} }],
  },
})

/** The floors of the server, for visitors and for customers. */
export const home = step.page(() => import('./Home.tsx'))

export type HomeStep = typeof step
