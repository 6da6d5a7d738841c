import { memoryStorage, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lend } from '../stories/lend.ts'
import { openLoan, openResult } from '../testing/openResult.ts'
import { config } from './testing/openOffers.ts'

describe('result page', () => {
  it(
    "shows the server's figures, in whole yuan, not those of the address",
    { tags: ['result.2', 'result.13'] },
    async () => {
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
    },
  )

  it("shows no loan for an address without one, or with another customer's", async () => {
    const { view } = await openResult({}, {})
    await expect.element(page.getByText('没有找到这笔借款')).toBeVisible()
    await view.unmount()
    const { clock } = await openResult({}, { listingId: 'P-unknown' })
    await clock.advance(10_000)
    await expect.element(page.getByText('没有查到这笔借款')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/审核中|已经提交/)
  })

  it.each(['hang=before', 'latency=15000'])(
    'says nothing of a loan that the lender has not confirmed yet: %s',
    async (fault) => {
      const said = new Set<string>()
      const watch = new MutationObserver(() => said.add(document.body.textContent ?? ''))
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      const { clock } = await openResult(
        { faults: [{ match: 'cash/queryResultPage', fault }] },
        { listingId: 'P-forged' },
      )
      await expect.element(page.getByRole('button', { name: '完成' })).toBeVisible()
      for (let second = 0; second < 60; second += 1) await clock.advance(1_000)
      await expect.element(page.getByRole('button', { name: '回到借款页' })).toBeVisible()
      watch.disconnect()
      expect([...said].join()).not.toMatch(/审核|机构放款|到账|重新借款/)
    },
  )

  describe('that cannot be shown', () => {
    /** Storage with the record of a loan that was accepted but not seen yet. */
    const storeWith = (world: SandboxWorld, { serialNumber = '', listingId = '', loanId = '' }) =>
      memoryStorage({
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
    const home = page.getByRole('button', { name: '回到借款页' })

    it.each(['http=500', 'malformed', 'result=42020'])(
      'has buttons to the loan page and the records, and the application ends: %s',
      async (fault) => {
        const world = sandboxWorld()
        const made = await lend(world)
        const store = storeWith(world, made)
        const { clock, exits, host } = await openResult(
          { world, host: { store }, faults: [{ match: 'cash/queryResultPage', fault }] },
          { listingId: made.listingId },
        )
        await clock.advance(10_000)
        await expect.element(page.getByText('借款结果加载失败')).toBeVisible()
        expect(document.body.textContent).not.toContain('机构审核中')
        await page.getByRole('button', { name: '查看借款记录' }).click()
        await expect.poll(() => host.opened).toEqual(['https://links.test/repayment-list'])
        await home.click()
        await expect.poll(() => exits).toEqual([{ name: 'home' }])
        expect(store.entries().loan_cash_serial_no).toContain('"closed"')
      },
    )

    it.each(['http=503', 'malformed', 'drop=before', 'result=500'])(
      'is not given up while the lender cannot be asked, and ends once it has said that it has the loan: %s',
      async (fault) => {
        const world = sandboxWorld()
        const made = await lend(world)
        const store = storeWith(world, made)
        const { clock, exits } = await openResult(
          {
            world,
            host: { store },
            faults: [
              { match: 'cash/queryResultPage', fault: 'http=500' },
              { match: 'cash/getLoanAfterProcessInfo', fault },
            ],
          },
          { listingId: made.listingId },
        )
        await clock.advance(10_000)
        await home.click()
        await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
        expect(store.entries().loan_cash_serial_no).toContain('"unknown"')
        await clock.advance(10 * 60_000)
        await expect.element(page.getByText('暂时没有得到结果')).toBeVisible()
        expect(exits).toEqual([])
        expect(store.entries().loan_cash_serial_no).toContain(made.serialNumber)
        world.sandbox.clearFaults()
        world.sandbox.addFaults('default', { match: 'cash/queryResultPage', fault: 'http=500' })
        await page.getByRole('button', { name: '重新核对' }).click()
        await clock.advance(10_000)
        await home.click()
        await expect.poll(() => exits).toEqual([{ name: 'home' }])
        expect(store.entries().loan_cash_serial_no).toContain('"closed"')
      },
    )

    it('reconciles an unknown loan by its serial number, and leads to the loan page', async () => {
      const world = sandboxWorld()
      const store = storeWith(world, { serialNumber: 'serial-of-nobody-1', listingId: 'P-nobody' })
      const { clock, exits } = await openResult({ world, host: { store } }, { listingId: 'P-nobody' })
      await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
      expect(store.entries().loan_cash_serial_no).toContain('"unknown"')
      await clock.advance(30_000)
      await expect.element(page.getByText('暂时没有收到这笔申请')).toBeVisible()
      await clock.advance(60_000)
      await expect.element(page.getByText('没有产生借款', { exact: false })).toBeVisible()
      expect(store.entries()).toEqual({})
      await page.getByRole('button', { name: '重新确认借款' }).click()
      await expect.poll(() => exits).toEqual([{ name: 'home' }])
    })

    it('leads to the loan of the serial number, when only the ids were wrong', async () => {
      const world = sandboxWorld()
      const { serialNumber, listingId, loanId } = await lend(world)
      const store = storeWith(world, { serialNumber, listingId: 'P-nobody' })
      const { exits } = await openResult({ world, host: { store } }, { listingId: 'P-nobody' })
      await expect.poll(() => exits).toEqual([{ name: 'found', query: { listingId, serialNumber } }])
      expect(store.entries().loan_cash_serial_no).toContain(loanId)
    })

    /** A loan that exists, although its result page says that there is none. */
    const openDenied = async () => {
      const world = sandboxWorld()
      const made = await lend(world)
      const store = storeWith(world, made)
      const opened = await openResult(
        { world, host: { store }, faults: [{ match: 'cash/queryResultPage', fault: 'result=42114' }] },
        { listingId: made.listingId },
      )
      await opened.clock.advance(120_000)
      return { ...opened, store }
    }

    it('stops reconciling a loan that exists but is not shown', async () => {
      const { exits, calls } = await openDenied()
      await expect.element(page.getByText('借款结果加载失败')).toBeVisible()
      expect(calls('cash/getLoanAfterProcessInfo').length).toBeLessThan(5)
      await home.click()
      await expect.poll(() => exits).toEqual([{ name: 'home' }])
    })

    it('never denies a loan that exists, and shows it when it loads', async () => {
      const { world, store } = await openDenied()
      await expect.element(page.getByText('不需要重新申请', { exact: false })).toBeVisible()
      expect(document.body.textContent).not.toContain('没有查到')
      expect(store.entries().loan_cash_serial_no).toContain('"success"')
      world.sandbox.clearFaults()
      await page.getByRole('button', { name: '重试' }).click()
      await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
      await world.clock.advance(1_000)
      expect(store.entries().loan_cash_serial_no).toContain('"closed"')
    })
  })

  it('finishes by its exit', { tags: ['result.4'] }, async () => {
    const { exits } = await openLoan()
    await page.getByRole('button', { name: '完成' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'finish' }])
  })

  it('opens further addresses through the url gate only', async () => {
    const { host } = await openLoan({ host: { config } })
    await page.getByRole('button', { name: /再借一笔/ }).click()
    expect(host.opened).toEqual(['/pages/credit/cash/home'])
  })

  it('shows a message when the url gate refuses an address of the server', async () => {
    await openLoan({ host: { config, opens: () => false } })
    await page.getByRole('button', { name: /再借一笔/ }).click()
    await expect.element(page.getByText('暂时无法打开该页面，请稍后重试')).toBeVisible()
  })
})
