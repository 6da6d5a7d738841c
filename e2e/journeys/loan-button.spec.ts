import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.describe('contacts that could not be verified', () => {
  test.use({ persona: 'contacts-failed' })

  test('disable the button until tomorrow, and say so', async ({ page, loan, sandbox }) => {
    await page.goto('/pages/credit/cash/home?amount=12000')
    await expect(loan.payments.first()).toHaveText(/^¥/)
    const button = page.getByRole('button', { name: '联系人验证失败，请明日再试' })
    await expect(button).toBeDisabled()
    await expect(loan.borrow).toHaveCount(0)
    expect(await sandbox.calls('cash/preApproval')).toHaveLength(0)
  })
})

for (const { persona, missing, tasks } of [
  { persona: 'needs-data', missing: 'an ID photo', tasks: ['身份证照片'] },
  { persona: 'needs-face', missing: 'the face check', tasks: ['人脸识别'] },
  { persona: 'needs-contacts', missing: 'contacts', tasks: ['紧急联系人'] },
  { persona: 'verify-expired', missing: 'a valid verification', tasks: ['认证已过期，请更新'] },
  {
    persona: 'needs-everything',
    missing: 'everything',
    tasks: ['人脸识别', '身份认证', '身份证照片', '紧急联系人'],
  },
]) {
  test.describe(`${missing} missing (${persona})`, () => {
    test.use({ persona })

    test('asks for the missing data first, and never continues to borrow', async ({
      page,
      loan,
      sandbox,
    }) => {
      await page.goto('/pages/credit/cash/home?amount=12000')
      const button = page.getByRole('button', { name: '补充资料并借款' })
      await expect(button).toBeEnabled()
      await loan.consent.check()
      await button.tap()
      await expect(page.getByText('借款前需要完成')).toBeVisible()
      for (const task of tasks) await expect(page.getByText(task, { exact: true }).first()).toBeVisible()
      await expect(page).toHaveURL(/\/cash\/home\/adduserinfo_loan$/)
      await page.goBack()
      await expect(loan.amount).toHaveValue('12000')
      expect(await sandbox.calls('cash/preApproval')).toHaveLength(0)
    })
  })
}

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
