import type { Page } from '@playwright/test'
import { ask, BASE, isAt } from '../support/channel.ts'
import { back } from '../support/history.ts'
import { tapTwentyTimes } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const PHONE = `${BASE}/topUp/phone`
const ORDER = 'virtual/createOrder'
/** Words that claim that something arrived. */
const CLAIM = /已完成|充值成功|已经充值到账/

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Chooses 50 yuan for this number, and nothing more. */
async function choose(page: Page, number = '13812345678'): Promise<void> {
  await page.goto(PHONE)
  await page.getByLabel('充值手机号').fill(number)
  await page.getByRole('radio', { name: /^50元话费/ }).check({ force: true })
}
async function withCoupon(page: Page): Promise<void> {
  await button(page, /优惠券.*1张可用/).tap()
  await page.getByRole('radio', { name: /充值立减1元券/ }).check({ force: true })
  await button(page, '完成').tap()
}
/** Orders, says yes to the amount, and is at the cashier. */
async function toCashier(page: Page): Promise<void> {
  await button(page, '提交订单').tap()
  await button(page, '去支付').tap()
  await expect(page.getByText('这是演示用的收银台')).toBeVisible()
}

test.use({ persona: 'top-up-coupons' })

test.describe('a top-up of a phone', () => {
  test('says the amount of the order before the cashier, and arrives within seconds', async ({
    page,
    sandbox,
  }) => {
    await choose(page)
    await withCoupon(page)
    await button(page, '提交订单').tap()
    await expect(page.getByText('支付 ¥48.90')).toBeVisible()
    await button(page, '去支付').tap()
    await expect(page.getByText('48.90')).toBeVisible()
    await button(page, '支付成功').tap()
    await isAt(page, 'topUp/result')
    await expect(heading(page, '支付成功，充值中')).toBeVisible()
    expect(await sandbox.calls(ORDER)).toMatchObject([{ request: { couponId: 'CT1' } }])
    await sandbox.advance(3_000)
    await expect(heading(page, '已完成')).toBeVisible()
    const messages = (await ask(page, 'message/queryList', {})) as { title: string }[]
    expect(messages[0]?.title).toBe('充值成功')
  })

  test('that fails is refunded within a minute, coupon included', async ({ page, sandbox }) => {
    await choose(page, '13812349002')
    await withCoupon(page)
    await toCashier(page)
    await button(page, '支付成功').tap()
    await expect(heading(page, '支付成功，充值中')).toBeVisible()
    await sandbox.advance(4_000)
    await expect(heading(page, '充值失败，退款中')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(CLAIM)
    await sandbox.advance(61_000)
    await expect(heading(page, '充值失败，已原路退款')).toBeVisible()
    await choose(page)
    await expect(button(page, /优惠券.*1张可用/)).toBeVisible()
  })

  test('is one order after twenty taps, a reload and the way back from the cashier', async ({
    page,
    sandbox,
  }) => {
    await choose(page)
    await tapTwentyTimes(page, '提交订单')
    await button(page, '去支付').tap()
    await expect(page.getByText('这是演示用的收银台')).toBeVisible()
    await back(page)
    await isAt(page, 'topUp/phone')
    await choose(page)
    await toCashier(page)
    expect(await sandbox.calls(ORDER)).toHaveLength(1)
    await button(page, '暂不支付').tap()
    await expect(heading(page, '待支付')).toBeVisible()
    await button(page, '去支付').tap()
    await isAt(page, 'topUp/orderDetail')
    await button(page, '去支付').tap()
    await button(page, '支付成功').tap()
    await expect(heading(page, '支付成功，充值中')).toBeVisible()
    expect(await ask(page, 'virtual/queryOrders', {})).toHaveLength(1)
  })

  test('that was paid does not lead back to the cashier', async ({ page }) => {
    await choose(page)
    await toCashier(page)
    await button(page, '支付成功').tap()
    await expect(heading(page, '支付成功，充值中')).toBeVisible()
    await page.getByRole('button', { name: '返回', exact: true }).tap()
    await isAt(page, 'topUp/orders')
  })

  test('is refused for some accounts, networks and times, in words', async ({ page }) => {
    await choose(page, '13812349001')
    await expect(page.getByRole('radio', { name: /^500元话费/ })).toBeDisabled()
    await button(page, '提交订单').tap()
    await expect(page.getByText('该账号暂不支持充值，请更换账号')).toBeVisible()
    await page.getByLabel('充值手机号').fill('17012345678')
    await expect(page.getByText('虚拟运营商的号码暂不支持充值')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByLabel('充值手机号').fill('13812349003')
    await expect(page.getByText('充值服务维护中')).toBeVisible()
    for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
  })
})

test.describe('the orders of top-ups', () => {
  test.use({ persona: 'top-up-orders' })

  test('lead to each of them, and back to the same place', async ({ page }) => {
    await page.goto(`${BASE}/topUp/orders`)
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await page.getByRole('listitem').filter({ hasText: '已关闭' }).getByRole('button').tap()
    await isAt(page, 'topUp/orderDetail')
    await expect(page.getByText('超时未付款，已关闭')).toBeVisible()
    await back(page)
    await isAt(page, 'topUp/orders')
  })
})
