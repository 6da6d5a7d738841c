import { LoanPage } from '../pages/LoanPage.ts'
import { expect, test } from '../support/test.ts'

const REWARD = 'merchant/rewardQuery'

test.describe('a customer with cash back and a coupon', () => {
  test.use({ persona: 'popup-cash-back-coupon' })

  test(
    'sees the pop-ups of the table, each once',
    { tag: ['@popup.1', '@popup.20'] },
    async ({ page, loan, sandbox }) => {
      await page.goto(LoanPage.path)
      await expect(loan.payments.first()).toBeVisible()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveAccessibleName('您有一张优惠券可用')
      await expect(dialog).toContainText('优惠券8.5折')
      await expect(dialog).toHaveCount(1)
      await dialog.getByRole('button', { name: '去借款' }).tap()
      await expect(dialog).toHaveCount(0)

      // Leaving: the pop-up first, then the plain question.
      const back = page.getByRole('button', { name: '返回' })
      await back.tap()
      await expect(dialog).toHaveAccessibleName('返现和优惠券都还可以使用')
      await expect(dialog).toContainText('返现88元优惠券8.5折')
      await expect(dialog).toHaveCount(1)
      await dialog.getByRole('button', { name: '继续借款' }).tap()
      await expect(dialog).toHaveCount(0)
      await back.tap()
      await expect(dialog).toHaveAccessibleName('确定要离开吗？')
      expect(await sandbox.calls(REWARD)).toHaveLength(2)
    },
  )
})

test('the ordinary customer sees no pop-up', async ({ loan, page, sandbox }) => {
  await loan.open()
  await expect.poll(async () => (await sandbox.calls(REWARD)).length).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
