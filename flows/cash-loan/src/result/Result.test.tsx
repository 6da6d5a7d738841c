import { memoryStore, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lend } from '../stories/lend.ts'
import type { ResultQuery } from './search.ts'
import { result } from './step.ts'

type OpenOptions = OpenPageOptions<ResultQuery>
const openResult = (options: OpenOptions, search: ResultQuery) => openPage(result, { ...options, search })

async function openLoan(options: OpenOptions = {}) {
  const world = sandboxWorld(options)
  const { listingId } = await lend(world)
  return { listingId, ...(await openResult({ ...options, world }, { listingId })) }
}

const polls = (world: SandboxWorld) => world.sandbox.log('default', 'cash/queryPublishStatus').length

describe('result page', () => {
  it("shows the server's figures, whatever the address claims", async () => {
    const world = sandboxWorld()
    const { listingId } = await lend(world)
    const query = { listingId, amount: '999999', bankName: '假银行', cardNo: '6666', instInfoList: '[]' }
    await openResult({ world }, query)
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    await expect.element(page.getByText('招商银行 储蓄卡 5670')).toBeVisible()
    // Every amount is cut to whole yuan (result.13).
    expect(document.body.textContent).toMatch(/¥[\d,]+/)
    expect(document.body.textContent).not.toMatch(/¥[\d,]+\.\d/)
    expect(document.body.textContent).not.toMatch(/999999|假银行/)
  })

  it('polls until the review has passed, and reports how it ended once', async () => {
    const { clock, world, host } = await openLoan()
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
    await clock.advance(30_000)
    await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
    const asked = polls(world)
    await clock.advance(300_000)
    expect(polls(world)).toBe(asked)
    expect(host.events).toMatchObject([{ name: 'review', facts: { outcome: 'success' } }])
  })

  it('takes a status that it does not know for a review that goes on', async () => {
    const body = { Result: 200, ResultMessage: '', Content: { auditStatus: 'manualReview' } }
    const { clock } = await openLoan({
      contract: 'report',
      faults: [{ match: 'cash/queryPublishStatus', times: 2, fault: { kind: 'reply', body } }],
    })
    await clock.advance(3_500)
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
    await clock.advance(30_000)
    await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
  })

  it('says that the review refused, that nothing was paid out, and offers to try again', async () => {
    const { clock, exits } = await openLoan({ persona: 'audit-fails' })
    await expect.element(page.getByRole('button', { name: /再借一笔/ })).toBeVisible()
    await clock.advance(60_000)
    await expect.element(page.getByText('审核未通过').first()).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /再借一笔/ })).not.toBeInTheDocument()
    await expect.element(page.getByText('没有放款', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: '重新借款' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'home' }])
  })

  it('counts down in the grey style, then asks for patience, then offers to refresh', async () => {
    const { clock } = await openLoan({ persona: 'slow-audit' })
    await expect.element(page.getByRole('timer')).toMatchTextContent('秒')
    await clock.advance(120_000)
    await expect.element(page.getByText('审核结果待确认').first()).toBeInTheDocument()
    await page.getByRole('button', { name: '刷新结果' }).click()
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
  })

  it.each([
    ['nonsense', { pollPeriod: 'abc', pollMaxPeriod: null, countDown: '1e9', styleGray: true }],
    ['zero', { pollPeriod: 0, pollMaxPeriod: 1e9, countDown: -5 }],
    ['nothing', {}],
  ])('is not driven into a storm by poll settings of %s', async (_what, settings) => {
    const { clock, world } = await openLoan({
      persona: 'slow-audit',
      faults: [
        {
          match: 'cash/queryGray',
          fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: settings } },
        },
      ],
    })
    await clock.advance(60_000)
    expect(polls(world)).toBeLessThanOrEqual(61)
    await clock.advance(60 * 60_000)
    expect(polls(world)).toBeLessThanOrEqual(200)
  })

  it('counts failures as polls and ends honestly', async () => {
    const { clock, world } = await openLoan({
      faults: [{ match: 'cash/queryPublishStatus', fault: 'http=500' }],
    })
    await clock.advance(10 * 60_000)
    await expect.element(page.getByText('审核结果待确认').first()).toBeInTheDocument()
    expect(polls(world)).toBeLessThanOrEqual(20)
  })

  it('is silent while hidden and after it was left', async () => {
    const { clock, world, view } = await openLoan({ persona: 'slow-audit' })
    await clock.advance(4_000)
    await clock.setVisible(false)
    const asked = polls(world)
    await clock.advance(60_000)
    expect(polls(world)).toBe(asked)
    await clock.setVisible(true)
    await expect.poll(() => polls(world)).toBe(asked + 1)
    await view.unmount()
    const last = polls(world)
    await clock.advance(60_000)
    expect(polls(world)).toBe(last)
  })

  it("claims nothing for an address without a loan, or of somebody else's", async () => {
    const { view } = await openResult({}, {})
    await expect.element(page.getByText('没有找到这笔借款')).toBeVisible()
    await view.unmount()
    const { clock } = await openResult({}, { listingId: 'P-unknown' })
    await clock.advance(10_000)
    await expect.element(page.getByText('借款结果加载失败')).toBeVisible()
  })

  it("finishes by the host's word", async () => {
    const { exits } = await openLoan()
    await page.getByRole('button', { name: '完成' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'finish' }])
  })

  it('leads on through the gate only', async () => {
    const { host } = await openLoan()
    await page.getByRole('button', { name: /再借一笔/ }).click()
    expect(host.opened).toEqual(['/pages/credit/cash/home'])
  })

  it('says so when the gate refuses where the server leads', async () => {
    await openLoan({ host: { opens: () => false } })
    await page.getByRole('button', { name: /再借一笔/ }).click()
    await expect.element(page.getByText('暂时无法打开该页面，请稍后重试')).toBeVisible()
  })

  it('ends the journey when its own loan is on the screen: serial, draft and coupon have done their work', async () => {
    const world = sandboxWorld()
    const { listingId, loanId, serialNumber } = await lend(world)
    const store = memoryStore({
      loan_cash_serial_no: JSON.stringify({
        serial: serialNumber,
        userId: world.userId(),
        terms: 't',
        at: world.clock.now(),
        sentAt: world.clock.now(),
        state: 'success',
        loan: { listingId, loanId },
      }),
    })
    const memory = memoryStore({ cash_loan_draft: '{}', chosenCoupon: '{}' })
    await openResult(
      {
        world,
        host: { store, memory },
        faults: [{ match: 'cash/queryResultPage', times: 4, fault: 'http=500' }],
      },
      { listingId },
    )
    await world.clock.advance(10_000)
    expect(store.entries().loan_cash_serial_no).toContain('"success"')
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    expect(store.entries().loan_cash_serial_no).toContain('"closed"')
    expect(memory.entries()).toEqual({})
  })
})
