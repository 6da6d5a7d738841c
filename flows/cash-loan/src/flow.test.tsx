import { backAtEveryPage, flowContract, reloadAtEveryPage } from '@koo/flow/testing'
import { wrongReplies } from '@koo/page/testing/replies'
import { cashLoan } from './flow.ts'
import { lend } from './stories/lend.ts'

const search = { 'cash/home/confirm': { amount: '12000', period: '12', card: 'C1' } }

flowContract(cashLoan, { search })
reloadAtEveryPage(cashLoan, { search })
backAtEveryPage(cashLoan, { search })
wrongReplies(cashLoan, {
  // With an amount there is a plan to open.
  search: { ...search, 'cash/home': { amount: '12000' } },
  begin: { 'result/loan': async (world) => ({ listingId: (await lend(world)).listingId }) },
})
