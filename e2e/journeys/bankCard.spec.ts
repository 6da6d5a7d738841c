import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.describe('a customer without a bank card', () => {
  test.use({ persona: 'no-card', tweak: { audit: { polls: 0 } } })

  test.beforeEach(async ({ loan }) => {
    await loan.open()
    await loan.amount.fill('8000')
    await loan.period(6).tap()
    await expect(loan.cardRow).toContainText('添加银行卡')
  })

  test('adds one on the bank’s page, returns to the same form, and borrows to it', async ({
    page,
    loan,
    bank,
    confirm,
    result,
    sandbox,
  }) => {
    await loan.cardRow.tap()
    await expect(bank.heading).toBeVisible()
    await bank.bank.selectOption('中国建设银行')
    await bank.lastDigits.fill('4321')
    await bank.succeed.tap()

    await loan.isReady()
    await expect(page).toHaveURL(/\/pages\/credit\/cash\/home$/)
    await expect(loan.amount).toHaveValue('8,000')
    await expect(loan.period(6)).toBeChecked()
    await expect(loan.cardRow).toContainText('中国建设银行')
    await expect(loan.cardRow).toContainText('4321')

    await loan.continueToConfirm()
    await confirm.hasTerms()
    await confirm.publish()
    const made = await sandbox.firstLoan()
    expect(made).toMatchObject({ bankName: '中国建设银行', amountCents: 800_000, loanPeriod: 6 })
    await result.shows(made)
  })

  test('cancels on the bank’s page: the same form, still without a card', async ({ loan, bank }) => {
    await loan.cardRow.tap()
    await bank.cancel.tap()
    await loan.isReady()
    await expect(loan.amount).toHaveValue('8,000')
    await expect(loan.period(6)).toBeChecked()
    await expect(loan.cardRow).toContainText('添加银行卡')
  })

  test('comes back from the bank’s page by the browser: the same form', async ({ page, loan, bank }) => {
    await loan.cardRow.tap()
    await expect(bank.heading).toBeVisible()
    await page.goBack()
    await loan.isReady()
    await expect(loan.amount).toHaveValue('8,000')
    // The customer may try again.
    await loan.cardRow.tap()
    await expect(bank.heading).toBeVisible()
  })

  test('taps the loan button: is asked to add a card, no error', async ({ loan, bank, sandbox }) => {
    await loan.consent.check()
    await loan.borrow.tap()
    await expect(bank.heading).toBeVisible()
    const [asked] = await sandbox.calls('user/bindBankcardV2')
    // The return address says nothing about the customer.
    expect(asked?.request).toMatchObject({ callBackUrl: `${sandbox.origin}/pages/credit/cash/home` })
  })

  test('a bank’s page on another host is not opened', async ({ page, loan, sandbox }) => {
    const foreign = replying({ url: 'https://bank.example/bind' })
    await sandbox.fault({ match: 'user/bindBankcardV2', fault: foreign })
    await loan.cardRow.tap()
    await expect(page.getByText('暂时无法添加银行卡，请稍后再试')).toBeVisible()
    await expect(page).toHaveURL(/\/pages\/credit\/cash\/home$/)
    await expect(loan.amount).toHaveValue('8,000')
  })
})

test('a customer with cards selects another one and borrows to it', async ({ loan, confirm }) => {
  await loan.open()
  await loan.amount.fill('8000')
  await loan.openSheet('card')
  await loan.bankCard('8812').tap()
  await expect(loan.sheet('card')).toBeHidden()
  await expect(loan.cardRow).toContainText('8812')
  await loan.continueToConfirm()
  await confirm.hasTerms()
  await expect(confirm.main.getByText('杭州银行 储蓄卡 8812')).toBeVisible()
})
