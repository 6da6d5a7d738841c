import * as z from 'zod/mini'

import { carries, defineFlow, defineStep, link, page as to, type StepPageProps } from '../../index.ts'

/** A flow in the shape of the cash loan: whole paths as names, an entry rule, a one-off action with a final page. */
export const confirmSearch = z.object({
  amount: z.string().check(z.regex(/^\d{3,6}$/)),
  period: z.optional(z.enum(['3', '6', '12'])),
})
export const home = defineStep({
  title: '借款',
  exits: { next: carries<z.input<typeof confirmSearch>>(), help: null },
}).page(async () => ({ default: () => <p>how much</p> }))
const confirmStep = defineStep({
  title: '确认借款',
  exits: { done: carries<{ listingId: string }>(), change: null },
})
export const confirm = confirmStep.page(async () => ({
  search: confirmSearch,
  default: ({ search, exit }: StepPageProps<typeof confirmStep, typeof confirmSearch>) => (
    <button type="button" data-borrow onClick={() => void exit('done', { listingId: `L${search.amount}` })}>
      borrow {search.amount}
    </button>
  ),
}))
export const outcome = defineStep({
  title: (query) => (query.from === 'cashLead' ? '导流借款结果' : '借款结果'),
  final: true,
  exits: { again: null },
}).page(async () => ({ default: () => <p>paid out</p> }))
export const loan = defineFlow({
  id: 'cash-loan',
  base: '/',
  start: 'cash/home',
  entries: ['cash/home', 'result/loan'],
  pages: { 'cash/home': home, 'cash/home/confirm': confirm, 'result/loan': outcome },
  exits: {
    'cash/home': { next: to('cash/home/confirm'), help: link('help-centre') },
    'cash/home/confirm': {
      done: to('result/loan', { replace: true }),
      change: to('cash/home', { reuse: true }),
    },
    'result/loan': { again: to('cash/home') },
  },
  // Terms are quoted on the loan page: an address without an amount has nothing to confirm.
  enter: ({ page, query }) =>
    page === 'cash/home/confirm' && !query.amount ? to('cash/home', { query }) : null,
})
