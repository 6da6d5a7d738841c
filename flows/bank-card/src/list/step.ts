import { defineStep } from '@koo/flow'

/** The customer's bank cards, with a button to add one. */
export const list = defineStep({ title: '我的银行卡' }).page(() => import('./CardList.tsx'))
