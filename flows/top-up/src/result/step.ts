import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '支付结果',
  needs: ['saveFile'],
  exits: {
    orders: null,
    /** The order, where it can be paid again. */
    detail: carries<{ orderNum: string }>(),
  },
})

/** How a top-up stands, by its state alone. */
export const result = step.page(() => import('./Result.tsx'))

export type ResultStep = typeof step
