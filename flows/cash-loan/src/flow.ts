import { close, defineFlow, link, page } from '@koo/flow'
import { confirm } from './confirm/step.ts'
import { enterHome } from './enter.ts'
import { home } from './home/step.ts'
import { result } from './result/step.ts'

/** Where a loan that was left open is shown: nothing before it may be met again by going back. */
const shown = page('result/loan', { replace: true })

/** The cash loan: amount and choices, the lender's terms, the result (spec 2 "Loan-related pages"). */
export const cashLoan = defineFlow({
  id: 'cash-loan',
  base: '/',
  start: 'cash/home',
  entries: ['cash/home', 'cash/home/confirm', 'result/loan'],
  pages: { 'cash/home': home, 'cash/home/confirm': confirm, 'result/loan': result },
  exits: {
    'cash/home': { next: page('cash/home/confirm'), found: shown, supplement: link('moreauth') },
    'cash/home/confirm': { done: shown, form: page('cash/home', { reuse: true }) },
    'result/loan': { finish: close, found: shown, home: page('cash/home', { replace: true }) },
  },
  enter: enterHome,
  keys: { loan: 'cash/home', result: 'result/loan' },
})
