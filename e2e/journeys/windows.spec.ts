import { expect, test } from '../support/test.ts'

const HOME = '/pages/credit/cash/home'
const PROTOCOL = 'merchant/submitWindowProtocol'

test.describe('activity windows of the loan page', () => {
  test.describe('a picture with a coupon', () => {
    test.use({ persona: 'window-coupon' })
    test('activityPopup.4: its coupon is selected', async ({ page, loan }) => {
      await page.goto(`${HOME}?amount=12000`)
      const window = page.getByRole('dialog', { name: '额度提升活动' })
      await window.getByRole('button', { name: '额度提升活动，查看详情' }).tap()
      await expect(window).toBeHidden()
      await expect(page.getByText('优惠券已选用')).toBeVisible()
      await loan.openSheet('coupon')
      await expect(loan.coupon('弹窗专享息费7折券')).toBeChecked()
    })
  })

  test.describe('a notice', () => {
    test.use({ persona: 'window-notice' })
    test('activityPopup.5: is closed by its button, and is not shown twice in a visit', async ({
      page,
      loan,
    }) => {
      await page.goto(HOME)
      const window = page.getByRole('dialog', { name: '服务公告' })
      await expect(window).toContainText('本周六凌晨1点至3点系统升级，期间暂停放款。')
      await window.getByRole('button', { name: '我知道了' }).tap()
      await expect(window).toBeHidden()
      await page.reload()
      await loan.isReady()
      await expect(window).toBeHidden()
    })
  })

  test.describe('a button to a page that this app does not have', () => {
    test.use({ persona: 'window-button' })
    test('activityPopup.5: says so, and the loan page stays', async ({ page, loan }) => {
      await page.goto(HOME)
      const window = page.getByRole('dialog', { name: '您有一次提额机会' })
      await window.getByRole('button', { name: '立即提额' }).tap()
      await expect(page.getByText('暂时无法打开该页面，请稍后重试')).toBeVisible()
      await expect(page).toHaveURL(/\/cash\/home/)
      await loan.isReady()
    })
  })

  test.describe('an offer with a button', () => {
    test.use({ persona: 'window-button' })
    test('activityPopup.5: closes, and says that its page cannot be opened here', async ({ page, loan }) => {
      await page.goto(HOME)
      const window = page.getByRole('dialog')
      await window.getByRole('button', { name: '立即提额' }).tap()
      await expect(window).toBeHidden()
      await expect(page.getByText('暂时无法打开该页面，请稍后重试')).toBeVisible()
      await loan.isReady()
    })
  })

  test.describe('several at once', () => {
    test.use({ persona: 'window-many' })
    test('activityPopup.1: one is shown, and it can be closed', async ({ page, loan }) => {
      await page.goto(HOME)
      const window = page.getByRole('dialog')
      await expect(window).toHaveCount(1)
      await window.getByRole('button', { name: '关闭' }).first().tap()
      await expect(window).toHaveCount(0)
      await loan.isReady()
    })
  })

  test.describe('an expired authorisation', () => {
    test.use({ persona: 'window-protocol' })
    test('activityPopup.6, activityPopup.8: is not ticked beforehand, and is given by a tick and a tap', async ({
      page,
      sandbox,
    }) => {
      await page.goto(HOME)
      const window = page.getByRole('dialog', { name: '征信授权已过期' })
      const submit = window.getByRole('button', { name: '同意并提交' })
      await expect(window.getByRole('checkbox')).not.toBeChecked()
      await expect(submit).toBeDisabled()
      await window.getByRole('checkbox').check()
      await submit.tap()
      await expect(page.getByText('提交成功，系统将尽快为您重新评估')).toBeVisible()
      await expect(window).toBeHidden()
      expect(await sandbox.calls(PROTOCOL)).toHaveLength(1)
    })
  })

  test.describe('a young customer', () => {
    test.use({ persona: 'young' })
    test('loan.8, widget.9: promises not to be a student, once', async ({ page, sandbox }) => {
      await page.goto(HOME)
      const window = page.getByRole('dialog', { name: '非学生承诺' })
      await window.getByRole('button', { name: '我承诺非在校学生' }).tap()
      await expect(window).toBeHidden()
      expect(await sandbox.calls('cash/reportNonStudent')).toHaveLength(1)
    })
  })
})
