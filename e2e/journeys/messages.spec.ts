import type { Page } from '@playwright/test'
import { ask, BASE, isAt } from '../support/channel.ts'
import { back } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

const MESSAGES = `${BASE}/message`
const LIST = 'message/queryList'
const MARK = 'message/markAllRead'
/** Three thousand messages in pages of 20, and the empty one that is the end. */
const PAGES = 151

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const row = (page: Page, name: string) => button(page, new RegExp(`^${name}`))

/** Notes how long the tasks of the page take. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))

test.describe('a customer with three thousand messages', () => {
  test.use({ persona: 'many-messages' })

  test('has 1,200 unread in five of seven types, and one less after reading one', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${MESSAGES}/list`)
    await expect(page.getByText('1,200条未读')).toBeVisible()
    for (const [name, unread] of [
      ['还款消息', '200条未读'],
      ['借款消息', '200条未读'],
      ['额度消息', '200条未读'],
      ['活动消息', '400条未读'],
      ['系统消息', '200条未读'],
    ] as const)
      await expect(row(page, name)).toContainText(unread)
    for (const name of ['会员消息', '订单消息']) await expect(row(page, name)).not.toContainText('未读')
    await row(page, '活动消息').tap()
    await isAt(page, 'message/type')
    await page.getByRole('listitem').first().getByRole('button').tap()
    await isAt(page, 'message/detail')
    // The address changes before the page: the list has headings of its own.
    await expect(page.getByRole('heading', { name: '活动消息' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('message/updateStatus')).length).toBe(1)
    await back(page)
    await isAt(page, 'message/type')
    await expect(page.getByText('399条未读')).toBeVisible()
    await back(page)
    await isAt(page, 'message/list')
    await expect(page.getByText('1,199条未读')).toBeVisible()
    await expect(row(page, '活动消息')).toContainText('399条未读')
  })

  test('marks all of them as read after one question', async ({ page, sandbox }) => {
    await page.goto(`${MESSAGES}/list`)
    await button(page, '全部标为已读').tap()
    const question = page.getByRole('dialog', { name: '全部标为已读？' })
    await question.getByRole('button', { name: '暂不标记' }).tap()
    await expect(page.getByText('1,200条未读')).toBeVisible()
    expect(await sandbox.calls(MARK)).toHaveLength(0)
    // A second tap within a second is none.
    await expect(async () => {
      await button(page, '全部标为已读').tap({ timeout: 1000 })
      await expect(question).toBeVisible({ timeout: 500 })
    }).toPass()
    await question.getByRole('button', { name: '全部标为已读' }).tap()
    await expect(page.getByText('没有未读消息')).toBeVisible()
    await expect(page.getByText(/条未读/)).toHaveCount(0)
    expect(await sandbox.calls(MARK)).toHaveLength(1)
    expect(await ask(page, 'user/queryUnreadMessageCount')).toBe(0)
  })

  test('reads all 150 pages to the end, and no task takes a second', async ({ page, sandbox }) => {
    test.setTimeout(180_000)
    await watchTasks(page)
    await page.goto(`${MESSAGES}/list`)
    await row(page, '全部消息').tap()
    await isAt(page, 'message/type')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const end = page.getByText('没有更多了')
    const more = button(page, '加载更多')
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      // Who scrolls faster than replies come is asked.
      if (await more.isVisible()) await more.tap({ timeout: 1000 }).catch(() => undefined)
      await expect(end).toBeVisible({ timeout: 50 })
    }).toPass({ timeout: 150_000, intervals: [20] })
    const requests = (await sandbox.calls(LIST)).map(({ request }) => request)
    expect(requests).toHaveLength(PAGES)
    expect(requests.at(-1)).toEqual({ page: PAGES, pageSize: 20 })
    await expect(page.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '3000')
    expect(await page.getByRole('listitem').count()).toBeLessThan(60)
    expect(await longestTask(page)).toBeLessThan(1000)
  })
})

test.describe('a customer without messages', () => {
  test.use({ persona: 'no-messages' })

  test('is invited to the home page', async ({ page }) => {
    await page.goto(`${MESSAGES}/list`)
    await expect(page.getByText('还没有消息')).toBeVisible()
    await button(page, '返回首页').tap()
    await isAt(page, 'home')
  })
})

test.describe('a customer with strange messages', () => {
  test.use({ persona: 'strange-messages' })

  test('reads a very long one, and cannot leave by a link that is refused', async ({ page }) => {
    await page.goto(`${MESSAGES}/type`)
    await button(page, /服务规则更新通知/).tap()
    await isAt(page, 'message/detail')
    await expect(page.getByText(/125\. 为保障您的账户安全/)).toBeVisible()
    for (const name of ['合作方优惠', '安装应用']) {
      await back(page)
      await isAt(page, 'message/type')
      await button(page, new RegExp(name)).tap()
      await expect(page.getByText(/^这条消息中的链接不在可以打开的范围内/)).toBeVisible()
      await expect(button(page, '查看详情')).toHaveCount(0)
    }
  })
})

test('a message leads to its page in the product', async ({ page }) => {
  await page.goto(`${MESSAGES}/type?type=activity`)
  await button(page, /领券中心上新/)
    .first()
    .tap()
  await button(page, '查看详情').tap()
  await isAt(page, 'coupon/centre')
})
