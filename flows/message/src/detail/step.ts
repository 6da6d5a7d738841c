import { defineStep } from '@koo/flow'

const step = defineStep({ title: '消息详情', exits: { list: null } })

/** One message, which is read then. */
export const detail = step.page(() => import('./Detail.tsx'))

export type DetailStep = typeof step
