import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '贷后签约',
  exits: {
    /** To the result of the loan. */
    done: carries<{ loanId: string }>(),
    bills: null,
  },
})

/** Signs a loan after its payout, at the bank. The bank comes back to this page, which asks whether it is signed. */
export const afterLoanSign = step.page(() => import('./AfterLoan.tsx'))

export type AfterLoanStep = typeof step
