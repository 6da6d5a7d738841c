import { defineStep } from '@koo/flow'

const step = defineStep({ title: '跳转中', login: false, exits: { home: null } })

/** Opens the page that the address names, by its key or by a listed address, in its own place. */
export const middleRedirect = step.page(() => import('./MiddleRedirect.tsx'))

export type MiddleRedirectStep = typeof step
