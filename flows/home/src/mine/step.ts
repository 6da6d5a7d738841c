import { defineStep, type StepPageProps } from '@koo/flow'

const step = defineStep({
  title: '我的',
  login: false,
  exits: {
    home: null,
    wallet: null,
    mine: null,
    signIn: null,
    bills: null,
    coupons: null,
    messages: null,
    member: null,
    orders: null,
    cards: null,
    profile: null,
    address: null,
    help: null,
    service: null,
    settings: null,
  },
})

/** What is the customer's own: bills, coupons, messages, orders and the account. */
export const mine = step.page(() => import('./Mine.tsx'))

export type Props = StepPageProps<typeof step>
