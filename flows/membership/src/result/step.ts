import { defineStep } from '@koo/flow'

const step = defineStep({ title: '开通结果', needs: ['saveFile'], exits: { centre: null } })

/** How the order of a membership stands, by its state alone. */
export const result = step.page(() => import('./Result.tsx'))

export type ResultStep = typeof step
