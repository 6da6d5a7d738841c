import { close, defineFlow, defineStep, link, page } from '@koo/flow'
import { confirmExits } from './confirm/exits.ts'
import { enterHome } from './enter.ts'
import { homeExits } from './home/exits.ts'
import { resultExits } from './result/exits.ts'
import { hasEntered } from './home/unsaved.ts'
import { leaveCopy, titles } from './definitionCopy.ts'

const home = defineStep({
  title: titles.home,
  exits: homeExits,
  leave: { id: 'draft', copy: leaveCopy, blocks: ({ action }) => action === 'POP' && hasEntered() },
  load: () => import('./home/page.tsx'),
})

const confirm = defineStep({
  title: titles.confirm,
  exits: confirmExits,
  load: () => import('./confirm/page.tsx'),
})

const result = defineStep({
  title: (query) => (query.from === 'cashLead' ? titles.leadResult : titles.result),
  exits: resultExits,
  final: true,
  load: () => import('./result/page.tsx'),
})

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
})
