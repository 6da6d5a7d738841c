import { defineFlow, link, namesOf, page } from '@koo/flow'
import { pages } from './pages.ts'

const instead = { replace: true } as const
const toBills = page('bills', { reuse: true })
/** The cashier takes the place of its page: back from it leads to where the bills were chosen. */
const pay = page('cashier')
const toCards = link('bank-cards')

/** Paying back: bills, plan, early settlement, cashier and its result, refunds, automatic repayment, signing after the loan. */
export const repayment = defineFlow({
  id: 'repayment',
  start: 'bills',
  pages,
  // Messages, the loan pages and the pages of other companies open any of these.
  entries: namesOf(pages),
  exits: {
    bills: {
      pay,
      plan: page('plan'),
      early: page('early'),
      result: page('result'),
      sign: page('afterLoanSign'),
      autopay: page('autopayV2'),
      refunds: page('refunds'),
      borrow: link('loan'),
    },
    plan: { pay, early: page('early'), bills: toBills },
    early: { pay, plan: page('plan', { reuse: true }), bills: toBills },
    cashier: { result: page('result', instead), bills: toBills },
    result: { bills: toBills },
    refunds: { bills: toBills },
    autopay: { done: page('autopayV2', instead) },
    autopayV2: { cards: toCards, resign: page('autopayResign') },
    autopayResign: { done: page('autopayV2', { reuse: true }), cards: toCards },
    afterLoanSign: { done: link('result', instead), bills: toBills },
  },
  keys: { 'repayment-list': 'bills', autopay: 'autopay' },
})
