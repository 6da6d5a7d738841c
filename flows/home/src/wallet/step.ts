// Size: the limit and what is due, for a customer and a visitor, and their skeleton
import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '钱包',
  login: false,
  exits: {
    home: null,
    wallet: null,
    mine: null,
    signIn: null,
    bills: null,
    coupons: null,
    raise: null,
    member: null,
    topUp: null,
  },
})

/** The limit of the customer, what is due, and the ways from there. */
export const wallet = step.page(() => import('./Wallet.tsx'))

export type Props = StepPageProps<typeof step>
