import type { Page } from '@playwright/test'
import { allStored, ask, BASE, isAt } from '../support/channel.ts'
import { expect, test } from '../support/test.ts'

const PRIZES = `${BASE}/activity/prizes`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const prize = (page: Page, k: number) => page.getByRole('listitem').nth(k)
const addresses = (page: Page) => ask(page, 'activity/queryOrderAddress')

test.describe('a customer with ten addresses and two prizes that wait', () => {
  test.use({ persona: 'ten-addresses' })

  test('gives one of the addresses to one prize only', async ({ page }) => {
    await page.goto(PRIZES)
    await expect(page.getByText('待填写收货地址', { exact: true })).toHaveCount(2)
    await prize(page, 1).getByRole('button').tap()
    await isAt(page, 'activity/orderAddress')
    await expect(page.getByText('已保存10个地址')).toBeVisible()
    await expect(radio(page, '使用新地址')).toHaveCount(0)
    const before = await addresses(page)
    await page.getByRole('radio').nth(9).check({ force: true })
    await button(page, '确认收货地址').tap()
    await isAt(page, 'activity/prizes')
    await expect(prize(page, 1)).toContainText('备货中')
    await expect(prize(page, 0)).toContainText('待填写收货地址')
    expect(await addresses(page)).toEqual(before)
  })
})

test.describe('a customer whose prizes are in every state', () => {
  test.use({ persona: 'prize-orders' })

  test('writes a new address for the one that waits, and it is kept', async ({ page }) => {
    await page.goto(PRIZES)
    await prize(page, 0).getByRole('button').tap()
    await radio(page, '使用新地址').check({ force: true })
    await page.getByLabel('收货人', { exact: true }).fill('陈思远')
    await page.getByLabel('手机号').fill('13812345678')
    await button(page, /^所在地区/).tap()
    for (const name of ['浙江省', '杭州市', '西湖区', '文新街道'])
      await page.getByRole('dialog').getByRole('radio', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('详细地址').fill('文三路90号3幢')
    // What was written is saved half a second later.
    await expect.poll(() => allStored(page)).toContain('文三路90号3幢')
    await page.reload()
    await expect(page.getByLabel('详细地址')).toHaveValue('文三路90号3幢')
    await button(page, '确认收货地址').tap()
    await isAt(page, 'activity/prizes')
    await expect(prize(page, 0)).toContainText('备货中')
    expect(await addresses(page)).toHaveLength(3)
  })

  test('whose order got its address on another phone keeps what was typed, and has a way back', async ({
    page,
  }) => {
    await page.goto(PRIZES)
    await prize(page, 0).getByRole('button').tap()
    await radio(page, '使用新地址').check({ force: true })
    await page.getByLabel('收货人', { exact: true }).fill('陈思远')
    const [address] = (await addresses(page)) as [object]
    await ask(page, 'activity/saveOrderAddress', {
      serialNumber: 'another-phone-0001',
      orderNum: 'JS0',
      address,
    })
    await page.getByRole('radio').first().check({ force: true })
    await button(page, '确认收货地址').tap()
    await expect(page.getByText('该订单不存在或已无法填写收货地址')).toBeVisible()
    await radio(page, '使用新地址').check({ force: true })
    await expect(page.getByLabel('收货人', { exact: true })).toHaveValue('陈思远')
    await button(page, '返回我的奖品').tap()
    await isAt(page, 'activity/prizes')
    await expect(prize(page, 0)).toContainText('备货中')
  })

  test('is told that a prize on its way takes no address', async ({ page }) => {
    await page.goto(`${BASE}/activity/orderAddress?orderNum=JS2`)
    await expect(page.getByRole('heading', { name: '这个奖品现在不需要填写地址' })).toBeVisible()
    await button(page, '返回我的奖品').tap()
    await isAt(page, 'activity/prizes')
  })

  test('without a number no page opens that would give an address to every prize', async ({ page }) => {
    await page.goto(`${BASE}/activity/orderAddress`)
    await expect(button(page, '确认收货地址')).toHaveCount(0)
    expect(await ask(page, 'activity/queryOfferOrders')).toMatchObject([
      { status: 'waitAddress' },
      {},
      {},
      {},
      {},
    ])
  })
})

test('a customer without prizes finds the coupons that were won', async ({ page }) => {
  await page.goto(`${BASE}/activity/offerOrders`)
  await expect(page.getByText('还没有奖品')).toBeVisible()
  await button(page, '查看我的优惠券').tap()
  await isAt(page, 'coupon/mine')
})
