import { timePasses } from '../support/clock.ts'
import { BEYOND_LIMIT, LOAN_TERMS, STATUS } from '../support/publishing.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

/** Expects one code and one sign-in, no matter how many calls failed because the session had ended. */
async function expectOneLogin(sandbox: Sandbox): Promise<void> {
  expect(await sandbox.calls('user/sendLoginCode')).toHaveLength(1)
  expect(await sandbox.calls('user/login')).toHaveLength(1)
}

for (const code of [-4000, -4001] as const) {
  test(`ended in the middle of the form (${code}): one sign-in, the same page, nothing lost`, async ({
    page,
    login,
    loan,
    sandbox,
  }) => {
    await loan.open()
    await loan.amount.fill('23000')
    await loan.period(6).tap()
    await loan.openSheet('coupon')
    await loan.coupon('首期免息券').tap()
    await loan.couponsDone().tap()
    await loan.openSheet('card')
    await loan.bankCard('8812').tap()
    await expect(loan.sheet('card')).toBeHidden()
    const before = { cards: await loan.cards(), coupon: await loan.couponRow.textContent() }

    await sandbox.expireSessions(code)
    // The next call fails because the session has ended.
    await loan.consent.tap()
    await expect(login.heading).toBeVisible()
    await login.signIn()

    await loan.isReady()
    await expect(page).toHaveURL(/\/cash\/home$/)
    await expect(loan.amount).toHaveValue('23,000')
    await expect(loan.period(6)).toBeChecked()
    await expect(loan.cardRow).toContainText('8812')
    await expect.poll(() => loan.cards()).toEqual(before.cards)
    await expect(loan.couponRow).toHaveText(before.coupon ?? '')
    // Consent must be given again each time.
    await expect(loan.consent).not.toBeChecked()
    await loan.continueToConfirm()
    await expectOneLogin(sandbox)
  })
}

test('ended while the page was hidden: every query fails at once, and one sign-in loads all again', async ({
  page,
  login,
  loan,
  sandbox,
}) => {
  await loan.open()
  await loan.amount.fill('9000')
  await sandbox.expireSessions()
  await page.reload()
  await expect(login.heading).toBeVisible()
  await login.signIn()
  await loan.isReady()
  await expect(page).toHaveURL(/\/cash\/home$/)
  await expect(loan.amount).toHaveValue('9,000')
  await expectOneLogin(sandbox)
})

test('ended before the terms were loaded: back to the same offer', async ({
  page,
  login,
  loan,
  confirm,
  sandbox,
}) => {
  await loan.open()
  await loan.amount.fill('12000')
  await sandbox.fault({ match: 'cash/preApproval', times: 1, fault: 'result=-4000' })
  await loan.continueToConfirm()
  await expect(login.heading).toBeVisible()
  await expect(page.getByText('登录后继续刚才的操作，已填写的内容会保留')).toBeVisible()
  await login.signIn()
  await confirm.hasTerms()
  await expect(confirm.term('借款本金')).toHaveText('¥12,000.00')
  await expect(page).toHaveURL(/\/cash\/home\/confirm\?.*amount=12000/)
  await expectOneLogin(sandbox)
  // Going back opens the form, not the login page.
  await page.goBack()
  await expect(loan.amount).toHaveValue('12,000')
})

test('ended at publishing: the outcome is settled first, and the next attempt has the same serial number', async ({
  page,
  login,
  confirm,
  result,
  sandbox,
}) => {
  await sandbox.fault({ match: 'cash/publishV2', times: 1, fault: 'result=-4000' })
  await page.clock.install()
  await confirm.open(LOAN_TERMS)
  await confirm.publish()
  await expect(login.heading).toBeVisible()
  expect((await sandbox.world()).loanCount).toBe(0)
  await login.signIn()
  await sandbox.asked(STATUS)
  await page.clock.fastForward(BEYOND_LIMIT)
  await expect(confirm.stateTitle).toHaveText('暂时没有收到这笔申请')
  await page.getByRole('button', { name: '重新提交' }).tap()
  await confirm.hasTerms()
  // A new signing code can be requested after a minute.
  await timePasses(page, sandbox, 60_000)
  await confirm.publish()
  await result.shows(await sandbox.firstLoan())
  expect(await sandbox.serials()).toHaveLength(1)
  await expectOneLogin(sandbox)
})

test('signed out in another tab: the form opens the login page and comes back', async ({
  context,
  login,
  loan,
}) => {
  await loan.open()
  await loan.amount.fill('7000')
  const other = await context.newPage()
  await other.goto('/pages/credit/agreements/service.html')
  await other.evaluate(() => localStorage.removeItem('koo_session'))
  await other.close()
  await expect(login.heading).toBeVisible()
  await login.signIn()
  await loan.isReady()
  await expect(loan.amount).toHaveValue('7,000')
})
