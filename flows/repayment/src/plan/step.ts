import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '还款计划',
  exits: {
    /** To the cashier, with the months that can be paid now. */
    pay: carries<{ bills: string }>(),
    early: carries<{ loanId: string }>(),
    bills: null,
  },
})

/** What is due when for one loan, and what is paid of it. */
export const plan = step.page(() => import('./Plan.tsx'))

export type PlanStep = typeof step
