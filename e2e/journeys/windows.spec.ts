import { expect, test } from '../support/test.ts'

const HOME = '/pages/credit/cash/home'
const LIST = 'merchant/getUserWindowList'
const PROTOCOL = 'merchant/submitWindowProtocol'
const EXPIRED = '您的个人征信查询授权已过期，重新签署后系统将尽快为您重新评估。'

test.describe('activity windows of the loan page', () => {
  test.describe('a picture with an address', () => {
    test.use({ persona: 'window-picture' })
    test(
      'is one button with its text, closes at a tap, and is shown once a day',
      { tag: '@activityPopup.3' },
      async ({ page, loan, sandbox }) => {
        await page.goto(HOME)
        const window = page.getByRole('dialog', { name: '额度提升活动' })
        await window.getByRole('button', { name: '额度提升活动，查看详情', exact: true }).tap()
        await expect(window).toBeHidden()
        // This app does not have the page of its address.
        await expect(page.getByText('暂时无法打开该页面，请稍后重试')).toBeVisible()
        await expect(page).toHaveURL(/\/cash\/home/)
        const seen = await sandbox.calls('merchant/windowReport')
        expect(seen.map(({ request }) => request)).toMatchObject([{ windowId: 'W501' }])
        await page.evaluate(() => sessionStorage.clear())
        await page.reload()
        await loan.isReady()
        await expect.poll(async () => (await sandbox.calls(LIST)).length).toBe(2)
        await expect(window).toBeHidden()
      },
    )
  })

  test.describe('several at once', () => {
    test.use({ persona: 'window-many' })
    test(
      'one is shown at a time; the next, when the one before it was seen',
      { tag: ['@activityPopup.1', '@activityPopup.12'] },
      async ({ page, loan, sandbox }) => {
        const window = page.getByRole('dialog')
        const seen: string[] = []
        await page.goto(HOME)
        for (const { id, title, text, action } of [
          {
            id: 'W502',
            title: '您有一次提额机会',
            text: '完善资料最高可提升2万元额度，预计1分钟完成。',
            action: '立即提额',
          },
          { id: 'W503', title: '征信授权已过期', text: EXPIRED, action: '同意并提交' },
          { id: 'W501', title: '额度提升活动', text: '额度提升活动', action: '额度提升活动，查看详情' },
        ]) {
          await expect(window).toHaveCount(1)
          await expect(window).toHaveAccessibleName(title)
          await expect(window).toContainText(text)
          await expect(window.getByRole('button', { name: action, exact: true })).toBeVisible()
          seen.push(id)
          await expect
            .poll(async () =>
              (await sandbox.calls('merchant/windowReport')).map(
                ({ request }) => (request as { windowId: string }).windowId,
              ),
            )
            .toEqual(seen)
          await window.getByRole('button', { name: '关闭', exact: true }).first().tap()
          await expect(window).toHaveCount(0)
          await page.reload()
        }
        await loan.isReady()
        await expect.poll(async () => (await sandbox.calls(LIST)).length).toBe(4)
        await expect(window).toHaveCount(0)
      },
    )
  })

  test.describe('an expired authorisation that the server does not tick', () => {
    test.use({ persona: 'window-protocol-open' })
    test(
      'is given once with the agreement that was shown',
      { tag: ['@activityPopup.6', '@activityPopup.7'] },
      async ({ page, loan, sandbox }) => {
        await page.goto(HOME)
        const window = page.getByRole('dialog', { name: '征信授权已过期' })
        await expect(window).toContainText(EXPIRED)
        await expect(window).toContainText('我已阅读并同意《征信授权更新》')
        await expect(window.getByRole('checkbox')).not.toBeChecked()
        await window.getByRole('checkbox').check()
        await window.getByRole('button', { name: '同意并提交' }).tap()
        await expect(page.getByText('提交成功，系统将尽快为您重新评估')).toBeVisible()
        await expect(window).toBeHidden()
        const sent = (await sandbox.calls(PROTOCOL)).map(({ request }) => request)
        expect(sent).toEqual([{ windowId: 'W506', protocol: expect.stringContaining('/agreements/credit') }])
        await page.evaluate(() => sessionStorage.clear())
        await page.reload()
        await loan.isReady()
        await expect.poll(async () => (await sandbox.calls(LIST)).length).toBe(2)
        await expect(window).toBeHidden()
      },
    )
  })
})
