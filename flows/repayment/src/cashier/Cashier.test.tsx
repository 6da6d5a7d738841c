import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openBills, pay, tapAtCashier } from '../testing/ledger.ts'
import { copy } from './copy.ts'
import { cashier } from './step.ts'

const URL_CALL = 'repayment/getCashierUrl'
type Options = OpenPageOptions<{ bills: string }>

async function open(options: Options & { before?: (world: SandboxWorld) => unknown } = {}) {
  const world = options.world ?? sandboxWorld({ persona: 'running-loan' })
  const bills = (await openBills(world)).join()
  await options.before?.(world)
  return { ...(await openPage(cashier, { world, search: { bills }, ...options })), bills }
}
const ledger = ({ sandbox }: SandboxWorld) => sandbox.world().users[0]?.slices.repayment

describe('the way to the cashier', () => {
  it('asks for its address by the numbers of the bills, with the result as the way back, and opens it', async () => {
    const { host, calls, bills } = await open()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(host.opened[0]).toContain('/__sandbox/cashier')
    expect(calls(URL_CALL).map(({ request }) => request)).toEqual([
      { billIds: bills.split(','), callBackUrl: new URL('result', location.origin + location.pathname).href },
    ])
  })

  it('is taken once where React mounts the page twice', async () => {
    const { host, calls } = await open({ around: (shown) => <StrictMode>{shown}</StrictMode> })
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(URL_CALL)).toHaveLength(1)
  })

  it.each([
    ['an older bill is open', 42151, '请先还清该笔借款更早的账单'],
    ['the settlement is refused', 42152, '前6期暂不支持提前结清，请按期还款'],
  ])('is refused with the words of the lender when %s, and leads to the bills', async (_, code, message) => {
    const { text, tap, exits, host } = await open({
      faults: [{ match: URL_CALL, fault: { kind: 'result', code, message } }],
    })
    await expect.element(text(message)).toBeVisible()
    await expect.element(text(copy.kept)).toBeVisible()
    await tap(copy.bills)
    expect(exits).toEqual([{ name: 'bills', query: undefined }])
    expect(host.opened).toEqual([])
  })

  it('of a bill that is being paid says so', async () => {
    const { text } = await open({ before: (world) => pay(world, 'processing') })
    await expect.element(text('该账单正在还款处理中，请稍后查看结果')).toBeVisible()
  })

  it('that did not open leads to the result of the repayment it was opened for', async () => {
    const { clock, tap, exits, host, world } = await open()
    await expect.poll(() => host.opened).toHaveLength(1)
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(10_000)
    await tap(copy.result)
    expect(exits).toEqual([{ name: 'result', query: { repayNo: ledger(world)?.orders[0]?.repayNo } }])
  })

  it('may be asked for again after a lost reply: nothing was debited', async () => {
    const { tap, host, world, text } = await open({
      faults: [{ match: URL_CALL, fault: 'drop=after', times: 1 }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(
      ledger(world)?.orders.every(({ status, paidCents }) => status === 'unpaid' && paidCents === 0),
    ).toBe(true)
  })

  it('is not opened when the gate refuses it', async () => {
    const { text, exits, tap } = await open({ host: { opens: () => false } })
    await expect.element(text('暂时无法打开该页面')).toBeVisible()
    await tap(copy.bills)
    expect(exits).toEqual([{ name: 'bills', query: undefined }])
  })

  it('taken in two tabs makes one payment in the ledger', async () => {
    const first = await open()
    await expect.poll(() => first.host.opened).toHaveLength(1)
    const second = await open({ world: first.world })
    await expect.poll(() => second.host.opened).toHaveLength(1)
    const urls = [first.host.opened[0] ?? '', second.host.opened[0] ?? '']
    for (const url of urls) await tapAtCashier(first.world, url, 'success')
    const paid = ledger(first.world)?.orders.filter(({ paidCents }) => paidCents > 0)
    expect(paid).toHaveLength(1)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
