import type { LoanPage } from '../pages/LoanPage.ts'
import { expect, test } from '../support/test.ts'

/** The limit of the old customer: 50,000, plus two raise coupons of 5,000 together. */
const MAXIMUM_CHIPS = ['55,000', '42,000', '28,000', '14,000']
/** The persona `lender-cap`: the lender pays out at most 20,000. */
const CAPPED_CHIPS = ['20,000', '15,000', '10,000', '5,000']

const chips = (loan: LoanPage) => loan.page.getByRole('group', { name: '推荐金额' }).getByRole('button')

for (const { persona, typed, says, offered } of [
  { persona: 'old-customer', typed: '55001', says: '超出可借额度', offered: MAXIMUM_CHIPS },
  { persona: 'lender-cap', typed: '20001', says: '受资方限制，借款金额最高2万', offered: CAPPED_CHIPS },
]) {
  test.describe(`an amount that cannot be borrowed (${persona})`, () => {
    test.use({ persona })

    test(`shows "${says}", is kept, and is corrected by one tap`, async ({ page, loan }) => {
      await loan.open()
      await loan.amount.tap()
      await loan.amount.pressSequentially(typed)
      await expect(page.getByText(says, { exact: true })).toBeVisible()
      await expect(loan.amount).toHaveAttribute('aria-invalid', 'true')
      await expect(loan.amount).toHaveAccessibleDescription(new RegExp(says))
      // Consent is given, so only the amount can stop the customer.
      await loan.consent.check()
      await loan.borrow.tap()
      await expect(loan.amount).toBeFocused()
      await expect(loan.amount).toHaveValue(typed)
      expect(new URL(page.url()).pathname).toMatch(/\/cash\/home$/)

      await expect(chips(loan)).toHaveText(offered)
      const [, second = ''] = offered
      await loan.chip(second).tap()
      await expect(loan.amount).toHaveValue(second.replace(',', ''))
      await expect(loan.amount).not.toHaveAttribute('aria-invalid')
      await expect(chips(loan)).toHaveCount(0)
      await expect(loan.payments.first()).toHaveText(/^¥/)
      await loan.continueToConfirm()
    })
  })
}
