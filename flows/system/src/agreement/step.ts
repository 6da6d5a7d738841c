import { defineStep } from '@koo/flow'

const step = defineStep({ title: '协议', login: false, exits: { back: null } })

/** One agreement, by its key in the configuration or by the address of a listed host. */
export const agreement = step.page(() => import('./Agreement.tsx'))

export type AgreementStep = typeof step
