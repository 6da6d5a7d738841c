import { defineStep } from '@koo/flow'

const step = defineStep({ title: '页面加载', login: false, exits: { home: null } })

/** A page did not load; the address says which one, and it can be opened once more. */
export const loadFailed = step.page(() => import('./LoadFailed.tsx'))

export type LoadFailedStep = typeof step
