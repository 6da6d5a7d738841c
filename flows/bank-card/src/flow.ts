import { defineFlow } from '@koo/flow'
import { list } from './list/step.ts'

/** Bank cards of the customer. */
export const bankCard = defineFlow({
  id: 'bankCard',
  start: 'list',
  entries: ['list'],
  pages: { list },
  keys: { 'bank-cards': 'list' },
})
