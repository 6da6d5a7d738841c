import { ResultPage } from '../pages/ResultPage.ts'
import { expect, test } from '../support/test.ts'

test.describe('a part of the app that does not arrive', () => {
  test('is said at the tap, and comes at the next one, with everything that was entered', async ({
    page,
    loan,
    sandbox,
  }) => {
    sandbox.expectNoNetwork()
    await page.route('**/assets/lists-*.js', (route) => route.abort())
    const ahead = page.waitForEvent('requestfailed', (request) => request.url().includes('/lists-'))
    await loan.open()
    await loan.amount.fill('8000')
    await ahead
    await page.unroute('**/assets/lists-*.js')
    await loan.couponRow.click()
    const said = page.getByText('加载失败，请检查网络后重试')
    const sheet = loan.sheet('coupon')
    await expect(said.or(sheet).first()).toBeVisible()
    // A browser that does not fetch a failed module again gets the page anew, once, at the next tap.
    if (!(await sheet.isVisible())) {
      await loan.couponRow.click()
      await loan.isReady()
      await loan.couponRow.click()
    }
    await expect(sheet).toBeVisible()
    await expect(loan.amount).toHaveValue('8,000')
  })

  test('leaves no dead button on the confirm page', async ({ page, loan, confirm, sandbox }) => {
    sandbox.expectNoNetwork()
    await page.route('**/assets/SigningDialog-*.js', (route) => route.abort())
    await loan.open()
    await loan.amount.fill('8000')
    await loan.consent.check()
    await loan.borrow.click()
    const ahead = page.waitForEvent('requestfailed', (request) => request.url().includes('SigningDialog'))
    await expect(confirm.confirm).toBeEnabled()
    await ahead
    await page.unroute('**/assets/SigningDialog-*.js')
    await confirm.confirm.click()
    const said = page.getByText('加载失败，请检查网络后重试')
    const dialog = page.getByRole('dialog')
    await expect(said.or(dialog).first()).toBeVisible()
    if (!(await dialog.isVisible())) {
      await confirm.confirm.click()
      await expect(dialog.or(confirm.confirm).first()).toBeVisible()
    }
    // The table of costs comes before the code.
    await expect
      .poll(async () => {
        if (await dialog.getByRole('textbox').isVisible()) return true
        if (!(await dialog.isVisible()) && (await confirm.confirm.isEnabled())) await confirm.confirm.click()
        return false
      })
      .toBe(true)
  })

  test.describe('autopay-off', () => {
    test.use({ persona: 'autopay-off' })

    test('is said at the button, before anything is opened', async ({ page, result, sandbox }) => {
      sandbox.expectNoNetwork()
      await page.route('**/assets/AutoPayDialogs-*.js', (route) => route.abort())
      const { listingId } = await sandbox.firstLoan()
      await page.goto(`${ResultPage.path}?listingId=${listingId}`)
      const control = page.getByRole('button', { name: '去开启' })
      await control.tap()
      await expect(page.getByText('加载失败，请检查网络后重试')).toBeVisible()
      expect(await sandbox.calls('repayment/queryPrecondition')).toHaveLength(0)
      await page.unroute('**/assets/AutoPayDialogs-*.js')
      const opened = result.main.getByText('已开启', { exact: true })
      // As above: the page may come anew at the next tap.
      await expect(async () => {
        if (!(await opened.isVisible())) await control.tap({ timeout: 2_000 })
        await expect(opened).toBeVisible({ timeout: 4_000 })
      }).toPass()
    })
  })
})
