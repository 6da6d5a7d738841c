import { defineStep } from '@koo/flow'

/** The customer's bank cards, and the way to another one. */
export const list = defineStep({ title: '我的银行卡' }).page(() => import('./CardList.tsx'))
