import { defineStep } from '@koo/flow'

export const step = defineStep({ title: '问题详情', login: false, exits: { service: null, list: null } })

/** One question and its answer. */
export const helpDetail = step.page(() => import('./HelpDetail.tsx'))
