import type { Page } from '@playwright/test'
import { BASE, isAt } from '../support/channel.ts'
import { expect, test } from '../support/test.ts'

const COUPON = `${BASE}/coupon`
const DRAW = 'activity/drawPrize'
/** A coupon that can be had. */
const RAISE = '1,000元提额券'

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const button = (page: Page, title: string, name: string) =>
  row(page, title).getByRole('button', { name, exact: true })

test.describe('a coupon of the centre', () => {
  test('is received once for two taps in two tabs, and is among those of the customer', async ({
    page,
    context,
    sandbox,
  }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`${COUPON}/centre`)
      await expect(button(tab, RAISE, '领取')).toBeVisible()
    }
    await button(page, RAISE, '领取').tap()
    await expect(button(page, RAISE, '去使用')).toBeVisible()
    await button(other, RAISE, '领取').tap()
    await expect(button(other, RAISE, '去使用')).toBeVisible()
    const [user] = (await sandbox.world()).users
    expect(Object.keys(user?.slices.home?.received ?? {})).toEqual(['centre-raise'])
    await page.getByRole('button', { name: '我的优惠券' }).tap()
    await isAt(page, 'coupon/mine')
    await expect(row(page, RAISE)).toBeVisible()
  })

  test.describe('for a visitor', () => {
    test.use({ signedIn: false })

    test('asks for the sign-in, and comes back to the same coupon, which is not received by itself', async ({
      page,
      login,
      sandbox,
    }) => {
      await page.goto(`${COUPON}/centre`)
      await button(page, RAISE, '登录领取').tap()
      await expect(login.heading).toBeVisible()
      await login.signIn()
      await isAt(page, 'coupon/centre')
      await expect(button(page, RAISE, '领取')).toBeInViewport()
      expect(await sandbox.calls(DRAW)).toHaveLength(0)
      await button(page, RAISE, '领取').tap()
      await expect(button(page, RAISE, '去使用')).toBeVisible()
      expect(await sandbox.calls(DRAW)).toHaveLength(1)
    })

    test('is shown again when the customer goes back from the sign-in', async ({ page, login }) => {
      await page.goto(`${COUPON}/centre`)
      await button(page, RAISE, '登录领取').tap()
      await expect(login.heading).toBeVisible()
      await page.goBack()
      await expect(button(page, RAISE, '登录领取')).toBeVisible()
    })
  })

  test.describe('in every state', () => {
    test.use({ persona: 'coupon-centre' })

    test('says what it is to the customer', async ({ page }) => {
      await page.goto(`${COUPON}/centre`)
      for (const text of [
        '仅新客可领',
        '仅会员可领',
        '已领完',
        '活动尚未开始',
        '活动已结束',
        '已使用',
        '已过期',
      ])
        await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.getByRole('button', { name: '领取', exact: true })).toHaveCount(1)
      await expect(button(page, '息费9.5折券', '去使用')).toBeVisible()
    })
  })
})

test.describe('a coupon of the customer', () => {
  test('is read, used, and chosen on the loan page', async ({ page, loan }) => {
    await page.goto(`${COUPON}/mine`)
    await button(page, '息费8.5折券', '使用规则').tap()
    await isAt(page, 'coupon/detail')
    await expect(page.getByText('借款5000元及以上可用')).toBeVisible()
    await page.getByRole('button', { name: '去使用' }).tap()
    await loan.isReady()
    await loan.amount.fill('8000')
    await loan.openSheet('coupon')
    await expect(loan.coupon('息费8.5折券')).toBeChecked()
  })
})

test.describe('a coupon of the customer', () => {
  test(
    'lowers the amount that was typed to its most, and the loan has it',
    { tag: ['@couponRule.36', '@couponRule.20'] },
    async ({ page, loan, confirm, sandbox }) => {
      await loan.open()
      await loan.amount.fill('12000')
      await page.goto(`${COUPON}/mine`)
      await button(page, '小额7折券', '去使用').tap()
      await loan.isReady()
      await expect(loan.amount).toHaveValue('1,000')
      await expect(page.getByText('已按所选优惠券调整借款金额和期数')).toBeVisible()
      await expect(page.getByTestId('coupon-row')).toContainText('推荐')
      await loan.consent.check()
      await loan.borrow.tap()
      await confirm.hasTerms()
      await confirm.publish()
      const made = await sandbox.firstLoan()
      expect(made.amountCents).toBe(100_000)
      expect(made.couponIds).toContain('CX9')
    },
  )
})
