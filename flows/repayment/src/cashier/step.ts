import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '收银台',
  exits: {
    /** How the repayment stands that the cashier was opened for. */
    result: carries<{ repayNo: string }>(),
    bills: null,
  },
})

/** Leaves for the cashier, where the bills are paid. It takes the place of this page: back from it shows the bills. */
export const cashier = step.page(() => import('./Cashier.tsx'))

export type CashierStep = typeof step
