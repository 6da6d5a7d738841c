import { replies, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { firstLoan, tapAtCashier } from '../testing/ledger.ts'
import { copy } from './copy.ts'
import { afterLoanSign } from './step.ts'

const SIGN = 'repayment/afterLoanSign'
type Options = OpenPageOptions<{ loanId?: string; listingId?: string }>

const open = (options: Options = {}) => {
  const world = options.world ?? sandboxWorld({ persona: 'after-loan-sign' })
  return openPage(afterLoanSign, { world, search: { loanId: firstLoan(world) }, ...options })
}
const listingOf = ({ sandbox }: SandboxWorld) => sandbox.world().loans[0]?.listingId ?? ''

it('goes from the bill to the bank by the listing of the loan, and is signed when the customer is back', async () => {
  const first = await open()
  await expect.poll(() => first.host.opened).toHaveLength(1)
  const [url = ''] = first.host.opened
  expect(url).toContain('/__sandbox/after-loan')
  const back = await tapAtCashier(first.world, url, 'success')
  expect(String(back)).toContain(`listingId=${listingOf(first.world)}`)
  await first.view.unmount()
  const { text, tap, exits, host } = await open({
    world: first.world,
    search: { listingId: listingOf(first.world) },
    host: { memory: first.host.memory },
  })
  await expect.element(text(copy.signed.title)).toBeVisible()
  expect(host.opened).toEqual([])
  await tap(copy.loan)
  expect(exits).toEqual([{ name: 'done', query: { loanId: firstLoan(first.world) } }])
})

it('does not open the bank by itself for a customer who comes back unsigned', async () => {
  const first = await open()
  await expect.poll(() => first.host.opened).toHaveLength(1)
  await tapAtCashier(first.world, first.host.opened[0] ?? '', 'cancel')
  const { text, tap, exits, host, calls } = await first.reload()
  await expect.element(text(copy.leave.returned.title)).toBeVisible()
  expect(calls(SIGN)).toHaveLength(2)
  expect(host.opened).toEqual([])
  await tap(copy.leave.again)
  await expect.poll(() => host.opened).toHaveLength(1)
  expect(exits).toEqual([])
})

it('of a loan that needs none says so without leaving', async () => {
  const { text, host } = await open({ world: sandboxWorld({ persona: 'running-loan' }) })
  await expect.element(text(copy.notNeeded.title)).toBeVisible()
  expect(host.opened).toEqual([])
})

it('of an unknown state claims nothing', { tags: ['loan.14'] }, async () => {
  const { text } = await open({ faults: [replies(SIGN, { url: null, status: 'held' })] })
  await expect.element(text(copy.unknown.title)).toBeVisible()
})

it('of an unknown loan leads to the bills', async () => {
  const { text, tap, exits } = await open({
    faults: [
      { match: 'cash/queryResultPage', fault: { kind: 'result', code: 42114, message: '未查询到该笔借款' } },
    ],
  })
  await expect.element(text('未查询到该笔借款')).toBeVisible()
  await tap(copy.bills)
  expect(exits).toEqual([{ name: 'bills', query: undefined }])
})
