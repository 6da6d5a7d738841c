import { defineStep } from '@koo/flow'

const step = defineStep({ title: '还款结果', needs: ['alipay', 'saveFile'], exits: { bills: null } })

/** How a repayment stands, by its status alone: that the customer comes from the cashier proves nothing. */
export const result = step.page(() => import('./Result.tsx'))

export type ResultStep = typeof step
