import type { Page } from '@playwright/test'
import { ask, BASE, isAt } from '../support/channel.ts'
import { BEFORE } from '../support/history.ts'
import { SESSION_KEY, sessionOf } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const MEMBERSHIP = `${BASE}/membership`
const DAY = 24 * 60 * 60 * 1000

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** The customer's limit, yuan. */
async function limitOf(page: Page): Promise<number> {
  const { loanAmount } = (await ask(page, 'user/queryAmount')) as { loanAmount: string | number }
  return Number(loanAmount)
}

test.describe('a member', () => {
  test.use({ persona: 'member' })

  test('upgrades for the price of the order, and has a higher limit', async ({ page }) => {
    await page.goto(`${MEMBERSHIP}/centre`)
    const before = await limitOf(page)
    await button(page, '会员升级').tap()
    await page.getByRole('radio', { name: /^超级会员月卡/ }).check({ force: true })
    await button(page, '查看升级价格').tap()
    const said = await page.getByText(/^支付 ¥\d+\.\d{2}$/).textContent()
    await button(page, '去支付').tap()
    await expect(page.getByText(said?.replace('支付 ¥', '') ?? '')).toBeVisible()
    await button(page, '支付成功').tap()
    await isAt(page, 'membership/result')
    await expect(heading(page, '会员已开通')).toBeVisible()
    await expect(page.getByText('超级会员月卡')).toBeVisible()
    expect(await limitOf(page)).toBe(before + 2_000)
    await button(page, '前往会员中心').tap()
    await isAt(page, 'membership/centre')
    await expect(heading(page, '超级会员月卡')).toBeVisible()
  })

  test('cannot open the higher level directly, and is led to the upgrade', async ({ page }) => {
    await page.goto(`${MEMBERSHIP}/open`)
    await page.getByRole('radio', { name: /^超级会员月卡/ }).check({ force: true })
    await button(page, '续费会员').tap()
    await expect(page.getByText('您已是会员，请通过会员升级开通')).toBeVisible()
    await button(page, '会员升级').tap()
    await isAt(page, 'membership/upgrade')
  })

  test('turns the renewal off with one question', async ({ page }) => {
    await page.goto(`${MEMBERSHIP}/renew`)
    await expect(page.getByText(/^将于\d+月\d+日扣款 ¥15\.00$/)).toBeVisible()
    await page.getByRole('switch', { name: '自动续费' }).click()
    await button(page, '关闭自动续费').tap()
    await expect(page.getByText('到期后不会扣款')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('switch', { name: '自动续费' })).not.toBeChecked()
  })
})

test('a plan that renews itself names price, day and how to stop it before it is paid', async ({ page }) => {
  await page.goto(`${MEMBERSHIP}/centre`)
  await button(page, '开通会员').tap()
  await page.getByRole('radio', { name: /^会员连续包月/ }).check({ force: true })
  await expect(page.getByText(/有效期至.+到期后每月自动扣款 ¥15\.00 续费。.*随时关闭/)).toBeVisible()
  await button(page, '开通会员').tap()
  await expect(page.getByText('支付 ¥15.00')).toBeVisible()
  await button(page, '去支付').tap()
  await button(page, '支付成功').tap()
  await expect(heading(page, '会员已开通')).toBeVisible()
})

test.describe('a member whose renewal fails', () => {
  test.use({ persona: 'member-renew-fails' })

  test('is no member after its end, and finds the failed renewal in the list', async ({ page, sandbox }) => {
    await sandbox.advance(4 * DAY)
    // The session of the first day has ended.
    await page.goto(BEFORE)
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      SESSION_KEY,
      await sessionOf(sandbox, 'member-renew-fails'),
    ] as const)
    await page.goto(`${MEMBERSHIP}/centre`)
    await expect(heading(page, '会员已到期')).toBeVisible()
    await button(page, /续费管理/).tap()
    await expect(page.getByRole('listitem').first()).toContainText('续费失败')
  })
})
