import type { Page } from '@playwright/test'
import { become } from '../support/become.ts'
import { BASE, isAt } from '../support/channel.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const HOME = `${BASE}/home`
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test.describe('a visitor of the home page', () => {
  test.use({ signedIn: false })

  test('sees every floor without a refused call, and comes back from the sign-in to a coupon', async ({
    page,
    login,
    sandbox,
  }) => {
    // The windows of the customer have a journey of their own.
    await sandbox.fault({ match: 'apphome/queryWindows', fault: replying([]) })
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''))
    })
    await page.goto(HOME)
    await expect(page.getByText('申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！')).toBeVisible()
    await expect(title(page, '最高可借200,000元')).toBeVisible()
    for (const name of ['立即登录', '领券中心', '我的账单', '提升额度', '消息中心'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /登录领取/ })).toHaveCount(3)
    for (const [name, count] of [
      ['推荐', 2],
      ['热门活动', 3],
    ] as const)
      await expect(page.getByRole('group', { name }).getByRole('button'), name).toHaveCount(count)
    for (const name of ['新人专享额度', '话费充值', '视频会员', 'QQ充值', '开通会员'])
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(page.getByText('谨防“代还”诈骗，请勿向陌生人转账。')).toBeVisible()
    expect((await Promise.all(bodies)).join()).not.toContain('-4000')
    await page
      .getByRole('button', { name: /登录领取/ })
      .first()
      .tap()
    await expect(login.heading).toBeVisible()
    await login.signIn()
    await isAt(page, 'home')
    await expect(page).toHaveURL(/coupon=/)
    await expect(page.getByRole('group', { name: '领券中心' })).toBeVisible()
  })

  test('sees wallet and own page by the tabs, and goes back past all of them', async ({ page }) => {
    await page.goto(`${BASE}/coupon/centre`)
    await page.goto(HOME)
    await tab(page, '钱包').tap()
    await isAt(page, 'wallet')
    await expect(page.getByText('最高可借200,000元')).toBeVisible()
    await tab(page, '我的').tap()
    await isAt(page, 'mine')
    await expect(page.getByText('登录后查看您的账单和优惠券')).toBeVisible()
    await page.goBack()
    await isAt(page, 'coupon/centre')
  })
})

/** Each persona with the title of its card, its button, and the page where that leads. */
const CARDS = [
  ['home-not-applied', '申请专属额度', '立即申请', 'koocard/idauth'],
  ['home-assessing', '额度评估中', '查看进度', 'koocard/checking'],
  ['home-refused', '暂未通过评估', '查看详情', 'koocard/checkedfail'],
  ['home-running', /^可借.+元$/, '再借一笔', 'cash/home'],
  ['home-due', '近期待还1,858.48元', '去还款', 'repayment/bills'],
  ['home-overdue', '已逾期1,858.48元', '立即还款', 'repayment/bills'],
  ['home-limit-ended', '额度已到期', '重新评估', 'raiseLimit/home'],
  ['home-black-user', '额度暂不可用', '联系客服', 'account/service'],
  ['home-v2', /^可借.+元$/, '去借钱', 'cash/home'],
  ['user-type-unknown', '可借50,000.00元', '去借钱', 'cash/home'],
] as const

test('the card of each stage has its title, and its button leads on', async ({ page, sandbox }) => {
  for (const [persona, name, action, path] of CARDS)
    await test.step(persona, async () => {
      await become(page, sandbox, persona)
      // Its windows have a journey of their own.
      await sandbox.fault({ match: 'apphome/queryWindows', fault: replying([]) })
      await page.goto(HOME)
      await expect(title(page, name), persona).toBeVisible()
      if (persona === 'home-overdue')
        await expect(page.getByText('您有1笔账单已逾期5天，请尽快还款')).toBeVisible()
      if (persona === 'home-due') await expect(page.getByText(/还剩3天/)).toBeVisible()
      if (persona === 'home-v2')
        for (const name of ['领券中心', '热门活动', '生活充值', '安全提醒'])
          await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: action, exact: true }).first().tap()
      await isAt(page, path)
      await expect(page).not.toHaveTitle('页面不存在')
    })
})

test.describe('a home page with strange floors', () => {
  test.use({ persona: 'home-strange' })

  test('shows what it knows, and nothing that leads away from the product', async ({ page }) => {
    await page.goto(HOME)
    await expect(page.getByRole('button', { name: /我的账单/ })).toBeVisible()
    for (const name of ['全息', '外部优惠', '神秘入口', '下载应用', '更多权益'])
      await expect(page.getByText(name)).toHaveCount(0)
  })
})
