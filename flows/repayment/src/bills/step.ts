import { carries, defineStep, type StepPageProps } from '@koo/flow'

// Size: a row has seven states, and leads to six places
const step = defineStep({
  title: '我的账单',
  exits: {
    /** To the cashier, with the numbers of the chosen bills. */
    pay: carries<{ bills: string }>(),
    plan: carries<{ loanId: string }>(),
    early: carries<{ loanId: string }>(),
    /** A repayment that is on its way. */
    result: carries<{ repayNo: string }>(),
    sign: carries<{ loanId: string }>(),
    autopay: null,
    refunds: null,
    borrow: null,
  },
})

/** The bills of the customer: those to pay, overdue ones first, and the paid ones. Several can be paid together. */
export const bills = step.page(() => import('./Bills.tsx'))

export type Props = StepPageProps<typeof step>
