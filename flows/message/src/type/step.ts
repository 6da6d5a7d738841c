import { carries, defineStep } from '@koo/flow'

const step = defineStep({
  title: '消息列表',
  exits: { detail: carries<{ id: string }>(), list: null },
})

/** The messages of one type, or all of them, the newest first. */
export const type = step.page(() => import('./Type.tsx'))

export type TypeStep = typeof step
