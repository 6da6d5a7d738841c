import { DeviceFailure } from '@koo/flow'
import { memoryStorage, replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openLoan } from '../testing/openResult.ts'
import { advert, card, open } from './testing/openOffers.ts'

const banner = page.getByText('银行卡自动还款')
const notify = page.getByText('开启消息通知')

describe('the invitation to notifications', () => {
  const device = { notificationSettings: () => Promise.resolve() }

  it('opens the settings of the app', { tags: ['result.9'] }, async () => {
    let opened = 0
    await open({ host: { device: { notificationSettings: () => Promise.resolve(void (opened += 1)) } } })
    await expect.element(notify).toBeVisible()
    await page.getByRole('button', { name: '去开启' }).last().click()
    expect(opened).toBe(1)
  })

  it('says why the settings did not open', async () => {
    const refuse = () => Promise.reject(new DeviceFailure('tooOld', '当前版本不支持，请升级应用'))
    await open({ host: { device: { notificationSettings: refuse } } })
    await page.getByRole('button', { name: '去开启' }).last().click()
    await expect.element(page.getByText('当前版本不支持，请升级应用')).toBeVisible()
  })

  it('stays closed in the tab, and does not exist in a browser', async () => {
    const memory = memoryStorage()
    const first = await open({ host: { device, memory } })
    await expect.element(notify).toBeVisible()
    await page.getByRole('button', { name: '关闭' }).click()
    await expect.element(notify).not.toBeInTheDocument()
    await first.view.unmount()
    const second = await open({ host: { device, memory } })
    await expect.element(advert).toBeVisible()
    await expect.element(notify).not.toBeInTheDocument()
    await second.view.unmount()
    await open()
    await expect.element(advert).toBeVisible()
    await expect.element(notify).not.toBeInTheDocument()
  })
})

describe('what loads after the result', () => {
  const order = () =>
    ['加急申请', '银行卡自动还款', '合作机构额度', '完善资料提额度'].map((text) =>
      (document.querySelector('main')?.textContent ?? '').indexOf(text),
    )

  it(
    'has one entry of automatic repayment, its banner, in a fixed order',
    { tags: ['route.42', 'result.11'] },
    async () => {
      await open()
      await expect.element(banner).toBeVisible()
      await expect.element(advert).toBeVisible()
      await expect.element(page.getByRole('button', { name: /^自动还款/ })).not.toBeInTheDocument()
      expect(order()).toEqual(order().toSorted((a, b) => a - b))
    },
  )

  it('has the row of automatic repayment where there is no banner', { tags: ['result.11'] }, async () => {
    const isOn = { autoRepaymentStatus: 1, alipayChannelStatus: 1 }
    await open({ faults: [replies('repayment/getAutopayStatusV2', isOn)] })
    await expect.element(page.getByText('自动还款', { exact: true })).toBeVisible()
    await expect.element(banner).not.toBeInTheDocument()
  })

  it('waits for what is above, and moves nothing that is shown', async () => {
    const { clock } = await open({
      faults: [{ match: 'apphome/acquireUserIdentity', fault: 'latency=2000' }],
    })
    await expect.element(banner).toBeVisible()
    await expect.element(advert).not.toBeInTheDocument()
    const top = banner.element().getBoundingClientRect().top
    await clock.advance(2_000)
    await expect.element(advert).toBeVisible()
    expect(banner.element().getBoundingClientRect().top).toBe(top)
  })

  it('leaves out what takes longer than 3 s, for the whole visit', async () => {
    const { clock } = await open({
      faults: [{ match: 'apphome/acquireUserIdentity', fault: 'latency=5000' }],
    })
    await expect.element(banner).toBeVisible()
    await clock.advance(3_000)
    await expect.element(advert).toBeVisible()
    await clock.advance(5_000)
    await expect.element(card).not.toBeInTheDocument()
  })

  it.each([
    'repayment/getAutopayStatusV2',
    'repayment/showAutoPayEntry',
    'apphome/acquireUserIdentity',
    'merchant/getAdBanner',
    'thirdpay/getAdv',
  ])('fails on its own, and silently: %s', async (match) => {
    const { clock } = await open({ faults: [{ match, fault: 'result=42020' }] })
    await clock.advance(3_000)
    await expect.element(page.getByText('广告')).toBeVisible()
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
    expect(document.body.textContent).not.toContain('系统异常')
  })

  it('asks nothing before the result is there', async () => {
    const { calls } = await openLoan({ faults: [{ match: 'cash/queryResultPage', fault: 'hang=before' }] })
    await expect.element(page.getByRole('button', { name: '完成' })).toBeVisible()
    expect([...calls('repayment/getAutopayStatusV2'), ...calls('merchant/getAdBanner')]).toEqual([])
  })
})
