import type { Device } from '@koo/flow'
import { refuses, replies, type FaultRule } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mainText, onDone, open, row, sheet } from './testing/openAutoPay.tsx'

const bankBanner = page.getByText('银行卡自动还款')
const alipayBanner = page.getByText('支付宝自动还款')
const control = page.getByRole('switch', { name: '自动还款' })
const STATUS = 'repayment/getAutopayStatusV2'

describe('the banner of automatic repayment', () => {
  it('needs a status, and its failure is silent', { tags: ['autoPay.1', 'autoPay.11'] }, async () => {
    await open({ faults: [refuses(STATUS, 500, '系统繁忙')] })
    await expect.element(row).toBeVisible()
    await expect.element(bankBanner).not.toBeInTheDocument()
    expect(document.body.textContent).not.toContain('系统繁忙')
  })

  it('is that of the bank card while its automatic repayment is off', { tags: ['autoPay.2'] }, async () => {
    await open()
    await expect.element(bankBanner).toBeVisible()
    await expect.element(alipayBanner).not.toBeInTheDocument()
  })

  const ON = replies(STATUS, { autoRepaymentStatus: 1, alipayChannelStatus: 0 })
  const BOTH = replies(STATUS, { autoRepaymentStatus: 1, alipayChannelStatus: 1 })
  const gray = (isOn: boolean | null) => replies('cash/queryGray', { alisignApplyGray: isOn })
  const withAlipay: Device = { alipay: () => Promise.resolve('signed') }
  it.each<[string, Device, FaultRule, boolean | null, boolean]>([
    ['an app that has it', withAlipay, ON, true, true],
    ['an environment without it', {}, ON, true, false],
    ['the app without the flag', withAlipay, ON, false, false],
    ['the app with an unknown flag', withAlipay, ON, null, false],
    ['the app with alipay on', withAlipay, BOTH, true, false],
  ])(
    'is that of alipay only where all hold: %s',
    { tags: ['autoPay.3', 'role.9', 'role.12'] },
    async (_, device, status, flag, shown) => {
      await open({ device, faults: [status, gray(flag)] })
      await expect.element(bankBanner).not.toBeInTheDocument()
      expect(alipayBanner.elements()).toHaveLength(shown ? 1 : 0)
    },
  )

  it('leads to the page of automatic repayment from alipay, and is not shown without that page', async () => {
    const app = { device: withAlipay, faults: [ON, gray(true)] }
    const { world, host, view } = await open(app)
    await page.getByRole('button', { name: '去开启' }).click()
    await world.clock.advance(20)
    expect(host.opened).toEqual(['https://links.test/autopay'])
    await view.unmount()
    await open({ ...app, links: [] })
    await expect.element(alipayBanner).not.toBeInTheDocument()
  })
})

describe('the row of automatic repayment', () => {
  it(
    'opens the sheet for a customer who never signed, and takes effect the next day',
    { tags: ['autoPay.6', 'autoPay.7'] },
    async () => {
      const { calls } = await open()
      await expect.element(row).toMatchTextContent('自动还款次日生效立即开启')
      await row.click()
      await expect.element(sheet).toMatchTextContent('次日生效，可以随时关闭')
      expect(calls('doBankCardSigned')).toEqual([])
    },
  )

  it(
    'is a switch after signing, which opens without a code',
    { tags: ['autoPay.4', 'autoPay.6'] },
    async () => {
      const { calls } = await open({ persona: 'autopay-off' })
      await expect.element(control).not.toBeChecked()
      await control.click()
      await expect.element(page.getByText('自动还款已开启，次日生效')).toBeVisible()
      expect(calls('doBankCardSigned')).toEqual([{ shouldEscape: 1 }])
      expect(calls('changeAutoPayStatus')).toEqual([{ autoRepaymentStatus: 1 }])
      expect(onDone.count).toBe(1)
      await expect.element(page.getByText('已开启', { exact: true })).toBeVisible()
      await expect.element(bankBanner).not.toBeInTheDocument()
    },
  )

  it('can be switched off', async () => {
    const { calls } = await open({
      persona: 'autopay-on',
      faults: [replies('repayment/showAutoPayEntry', { showStatus: 1, autoRepaymentStatus: 1 })],
    })
    await expect.element(control).toBeChecked()
    await control.click()
    await expect.element(page.getByText('自动还款已关闭，次日生效')).toBeVisible()
    expect(calls('changeAutoPayStatus')).toEqual([{ autoRepaymentStatus: 0 }])
  })

  it('says that it is opened', { tags: ['autoPay.6'] }, async () => {
    await open({ persona: 'autopay-on' })
    await expect.element(page.getByText('已开启', { exact: true })).toBeVisible()
    await expect.element(row).not.toBeInTheDocument()
    await expect.element(bankBanner).not.toBeInTheDocument()
  })

  it('jumps after 20 ms to the address of the reply', { tags: ['autoPay.6', 'autoPay.12'] }, async () => {
    const { world, host } = await open({ persona: 'autopay-jump' })
    await row.click()
    await world.clock.advance(19)
    expect(host.opened).toEqual([])
    await world.clock.advance(1)
    await expect.poll(() => host.opened).toEqual(['/pages/credit/repayment/autopayV2'])
  })

  it('does not jump from a page that was left', { tags: ['autoPay.12'] }, async () => {
    const { world, host, view } = await open({ persona: 'autopay-expired' })
    await row.click()
    await view.unmount()
    await world.clock.advance(1_000)
    expect(host.opened).toEqual([])
  })

  it.each([0, 5, null])('is not shown for an unknown type %s', async (showStatus) => {
    await open({
      persona: 'autopay-on',
      contract: 'report',
      faults: [replies('repayment/showAutoPayEntry', { showStatus })],
    })
    expect(mainText()).toBe('页面')
  })
})
