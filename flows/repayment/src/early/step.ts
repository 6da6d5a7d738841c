import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '提前还款',
  exits: {
    /** To the cashier, with the number of the settlement. */
    pay: carries<{ bills: string }>(),
    plan: carries<{ loanId: string }>(),
    bills: null,
  },
})

/** Settles a loan before its end: what that costs today, in the lender's figures. */
export const early = step.page(() => import('./Early.tsx'))

export type EarlyStep = typeof step
