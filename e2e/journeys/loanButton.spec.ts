import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.describe('a verification that has expired', () => {
  test.use({ persona: 'verify-expired' })

  test('is asked for first, and never continues to borrow', async ({ page, loan, sandbox }) => {
    await page.goto('/pages/credit/cash/home?amount=12000')
    await loan.consent.check()
    await page.getByRole('button', { name: '补充资料并借款' }).tap()
    await expect(page.getByText('借款前需要完成')).toBeVisible()
    await expect(page.getByText('认证已过期，请更新', { exact: true }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/cash\/home\/adduserinfo_loan$/)
    await page.goBack()
    await expect(loan.amount).toHaveValue('12,000')
    expect(await sandbox.calls('cash/preApproval')).toHaveLength(0)
  })
})

for (const [what, fault] of [
  ['without the reply about the customer’s data', 'http=500'],
  ['with a reply that says nothing', replying({})],
  ['with the reply of another call', replying({ listingId: { id: 1 }, loanId: 7 })],
] as const) {
  test(`${what} the button offers to borrow: the server checks again`, async ({ loan, confirm, sandbox }) => {
    await sandbox.fault({ match: 'cash/queryLoanButtonAuth', fault })
    await confirm.openFrom(loan, 12_000)
  })
}
