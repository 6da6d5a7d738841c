import type { Page } from '@playwright/test'
import { BASE, isAt } from '../support/channel.ts'
import { expect, test } from '../support/test.ts'

const HOME = `${BASE}/home`
const REPORT = 'merchant/windowReport'

const pop = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test.describe('the window of the home page', () => {
  test(
    'with a coupon chooses it for the loan, and the next visit shows the window after it',
    { tag: ['@activityPopup.1', '@activityPopup.4', '@activityPopup.12'] },
    async ({ page, sandbox, context, loan }) => {
      await page.goto(HOME)
      const coupon = page.getByRole('dialog').getByRole('button', { name: /查看详情/ })
      await expect(coupon).toBeVisible()
      await coupon.dblclick()
      await expect(page.getByText('优惠券已选用')).toBeVisible()
      await expect(loan.heading).toBeVisible()
      await isAt(page, 'cash/home')
      const batches = await sandbox.calls('cash/getCouponByBatchNo')
      expect(batches.map(({ request }) => request)).toEqual([{ batchNo: 'BCR1' }])
      const reports = await sandbox.calls(REPORT)
      expect(reports.map(({ request }) => request)).toEqual([
        { windowId: 'home-coupon', currentPage: 'home' },
      ])
      const chosen = await page.evaluate(() => sessionStorage.getItem('chosenCoupon'))
      expect(JSON.parse(chosen ?? 'null')).toMatchObject({ rate: { id: 'CR1' } })
      await loan.isReady()
      await loan.openSheet('coupon')
      await expect(loan.coupon('首期免息券')).toBeChecked()

      const later = await context.newPage()
      await later.goto(HOME)
      await expect(pop(later, '幸运大抽奖')).toBeVisible()
    },
  )

  test.describe('for a customer who is overdue', () => {
    test.use({ persona: 'home-overdue' })

    test(
      'leads to the bills, and back does not show it again',
      { tag: '@activityPopup.5' },
      async ({ page, sandbox }) => {
        await page.goto(HOME)
        await pop(page, '账单逾期提醒').getByRole('button', { name: '立即还款' }).tap()
        await isAt(page, 'repayment/bills')
        await page.goBack()
        await isAt(page, 'home')
        await expect(page.getByRole('navigation').getByRole('button', { name: '我的' })).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await sandbox.calls(REPORT)).toHaveLength(1)
      },
    )
  })

  // Chromium asks for closing by Escape as by the back key of a phone.
  test('is closed by the key that closes, which stays on the page', async ({ page }) => {
    await page.goto(HOME)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await isAt(page, 'home')
  })
})

test.describe('a window of the other pages', () => {
  test.use({ persona: 'window-button' })

  test(
    'is shown once in a visit, on whichever page comes first',
    { tag: '@activityPopup.1' },
    async ({ page, sandbox }) => {
      await page.goto(`${BASE}/mine`)
      await expect(pop(page, '您有一次提额机会')).toBeVisible()
      await pop(page, '您有一次提额机会').getByRole('button', { name: '关闭' }).tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto(`${BASE}/wallet`)
      await expect.poll(async () => (await sandbox.calls('merchant/getUserWindowList')).length).toBe(2)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect((await sandbox.calls(REPORT)).map(({ request }) => request)).toEqual([
        { windowId: 'W502', currentPage: 'mine' },
      ])
    },
  )

  test('is not there when its call fails', { tag: '@activityPopup.2' }, async ({ page, sandbox }) => {
    await sandbox.fault({ match: 'merchant/getUserWindowList', fault: 'result=500' })
    await page.goto(`${BASE}/mine`)
    await sandbox.asked('merchant/getUserWindowList')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('the survey as a page', () => {
  test(
    'is answered, thanked for, and leads home; there is nothing to answer then',
    { tag: ['@survey.3', '@survey.10'] },
    async ({ page, sandbox }) => {
      await page.goto(`${BASE}/activity/survey?questionnaireCode=QN-APPLY`)
      await page.getByText('暂时不需要用钱').tap()
      await page.getByRole('button', { name: '提交' }).tap()
      await expect(pop(page, '感谢您的反馈')).toBeVisible()
      await isAt(page, 'home')
      expect(await sandbox.calls('other/questionnaireSubmit')).toHaveLength(1)
      await page.goto(`${BASE}/activity/survey?questionnaireCode=QN-APPLY`)
      await expect(page.getByText('暂时没有需要填写的问卷')).toBeVisible()
    },
  )
})
