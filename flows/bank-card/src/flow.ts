import { defineFlow, link, namesOf, page } from '@koo/flow'
import { add } from './add/step.ts'
import { detail } from './detail/step.ts'
import { list } from './list/step.ts'
import { result } from './result/step.ts'

/** Back from the list never shows a card that is unbound, nor the way to the bank. */
const toList = { list: page('list', { reuse: true }) }
const pages = { list, detail, add, result }

/** Bank cards of the customer: the list, one card, adding one at the bank and what became of it. */
export const bankCard = defineFlow({
  id: 'bankCard',
  start: 'list',
  // The pages of the bank come back to a card and to the result.
  entries: namesOf(pages),
  pages,
  exits: {
    list: { card: page('detail'), add: page('add') },
    detail: toList,
    add: { ...toList, result: page('result', { replace: true }) },
    result: { ...toList, again: page('add', { replace: true }), loan: link('loan') },
  },
  keys: { 'bank-cards': 'list' },
})
