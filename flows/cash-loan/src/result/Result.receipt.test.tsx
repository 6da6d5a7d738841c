import { sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lend } from '../stories/lend.ts'
import { openLoan, openResult } from '../testing/openResult.ts'

const receipt = page.getByRole('region', { name: '借款回执' })

describe('the receipt of a loan', () => {
  it('takes the place of the review once it has passed, and says until when the money arrives', async () => {
    const { clock } = await openLoan()
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
    await expect.element(receipt).not.toBeInTheDocument()
    await clock.advance(30_000)
    await expect.element(receipt).toMatchTextContent(/预计\d\d:\d\d前到账/)
    await expect.element(receipt).toMatchTextContent('招商银行 储蓄卡 5670')
    await expect.element(page.getByRole('status').first()).toHaveTextContent('审核通过')
    await expect.element(page.getByRole('button', { name: '加入日历' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '…1e2f 3a4b 5c6d 复制流水号' })).toBeVisible()
    await clock.advance(21 * 60_000)
    await expect.element(receipt).toMatchTextContent('预计到账的时间已过')
  })

  it('holds every repayment day to the cent, in a file of a calendar', async () => {
    const saved: File[] = []
    const device = { saveFile: (file: File) => Promise.resolve(void saved.push(file)) }
    const { clock } = await openLoan({ host: { device } })
    await clock.advance(30_000)
    await page.getByRole('button', { name: '加入日历' }).click()
    await expect.poll(() => saved).toHaveLength(1)
    const text = (await saved[0]!.text()).replaceAll('\r\n ', '')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(12)
    expect(text).toMatch(/SUMMARY:还款¥1\\,\d{3}\.\d\d（第1期，共12期）/)
  })

  it.each(['audit-fails', 'slow-audit'])('is none of a loan that is not granted: %s', async (persona) => {
    const { clock } = await openLoan({ persona })
    await clock.advance(10 * 60_000)
    await expect.element(page.getByText('12,000', { exact: true })).toBeInTheDocument()
    await expect.element(receipt).not.toBeInTheDocument()
  })

  it('has no number that the reply does not have', async () => {
    const world = sandboxWorld()
    const { listingId } = await lend(world)
    const { gateway } = world
    const without = {
      serverNow: () => gateway.serverNow(),
      async call<Content>(...request: Parameters<typeof gateway.call>): Promise<Content> {
        const content = await gateway.call<Content>(...request)
        return request[0].path === 'cash/queryResultPage' ? { ...content, serialNumber: null } : content
      },
    }
    const { clock } = await openResult({ world: { ...world, gateway: without } }, { listingId })
    await clock.advance(30_000)
    await expect.element(receipt).toBeVisible()
    expect(document.body.textContent).not.toContain('流水号')
  })
})
