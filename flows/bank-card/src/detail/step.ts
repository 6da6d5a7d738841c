import { defineStep } from '@koo/flow'

const step = defineStep({ title: '银行卡详情', exits: { list: null } })

/** One bank card, the phone number at its bank, and how it is unbound. */
export const detail = step.page(() => import('./CardDetail.tsx'))

export type DetailStep = typeof step
