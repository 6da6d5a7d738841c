import { close, defineFlow, link, page } from '@koo/flow'
import { confirm } from './confirm/step.ts'
import { enterHome } from './enter.ts'
import { home } from './home/step.ts'
import { result } from './result/step.ts'

/** The result of a loan. Replaces, so that back never leads to an earlier page. */
const toResult = page('result/loan', { replace: true })

/** The cash loan: amount and selections, the lender's terms, the result (spec 2 "Loan-related pages"). */
export const cashLoan = defineFlow({
  id: 'cash-loan',
  base: '/',
  start: 'cash/home',
  entries: ['cash/home', 'cash/home/confirm', 'result/loan'],
  pages: { 'cash/home': home, 'cash/home/confirm': confirm, 'result/loan': result },
  exits: {
    'cash/home': { next: page('cash/home/confirm'), found: toResult, supplement: link('moreauth') },
    'cash/home/confirm': { done: toResult, form: page('cash/home', { reuse: true }) },
    'result/loan': { finish: close, found: toResult, home: page('cash/home', { replace: true }) },
  },
  enter: enterHome,
  keys: { loan: 'cash/home', result: 'result/loan' },
})
