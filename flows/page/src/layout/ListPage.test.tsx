import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type OpenPageOptions } from '../testing/openPage.tsx'
import { coupons } from '../testing/samples/Coupons.tsx'

const LIST = 'cash/queryCoupons'
const LIMIT = 'cash/getAmount'
type Faults = OpenPageOptions<unknown>['faults']

async function openList(faults: Faults = []) {
  const opened = await openPage(coupons, { faults })
  await expect.element(opened.text(/额度已读取/)).toBeVisible()
  return opened
}

const nothing = { Result: 200, ResultMessage: '', Content: { couponList: [], productList: [] } }
const dialog = page.getByRole('dialog')

describe('a list', () => {
  it('shows a row for each entry of the reply, below the head', async () => {
    await openList()
    const rows = page.getByRole('listitem').elements().length
    expect(rows).toBeGreaterThan(0)
    await expect.element(page.getByText(`共${rows}张，额度已读取`)).toBeVisible()
  })

  it('that is empty says so and what can be done, between head and footer', async () => {
    const { text } = await openList([{ match: LIST, fault: { kind: 'reply', body: nothing } }])
    await expect.element(text('还没有优惠券')).toBeVisible()
    await expect.element(text('共0张，额度已读取')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '刷新' })).toBeVisible()
  })

  it('that does not load says what failed, and loads again on retry', async () => {
    const { text, tap } = await openPage(coupons, {
      faults: [{ match: LIST, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text('优惠券加载失败')).toBeVisible()
    await tap('重试')
    await expect.element(text(/共\d+张/)).toBeVisible()
  })
})

describe('a question', () => {
  it('that is declined does nothing', async () => {
    const { tap, calls } = await openList()
    await tap('刷新')
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls(LIST)).toHaveLength(1)
  })

  it('goes with its page, and does nothing', async () => {
    const { tap, calls, view, host, world } = await openList()
    await tap('刷新')
    await expect.element(dialog).toBeVisible()
    await view.unmount()
    const next = await openPage(coupons, { host, world })
    await expect.element(next.text(/额度已读取/)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls(LIST)).toHaveLength(1)
  })
})

describe('invalidating a call', () => {
  it('loads that call again, keeps the shown rows, and makes no other call', async () => {
    const { tap, calls, text, clock, world } = await openList()
    world.sandbox.addFaults('default', { match: LIST, fault: 'latency=1000' })
    await tap('刷新')
    await dialog.getByRole('button', { name: '读取' }).click()
    await expect.poll(() => calls(LIST)).toHaveLength(2)
    await expect.element(text(/共\d+张/)).toBeVisible()
    await clock.advance(2_000)
    expect(calls(LIMIT)).toHaveLength(1)
  })
})
