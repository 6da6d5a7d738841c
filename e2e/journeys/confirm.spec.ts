import { WRONG_CODE } from '../pages/LoginPage.ts'
import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { timePasses } from '../support/clock.ts'
import { cents } from '../support/figures.ts'
import { BEYOND_LIMIT, PUBLISH, STATUS, LOAN_TERMS } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

test.describe('an amount that the lender changes', () => {
  test.use({ persona: 'amount-changed', tweak: { audit: { polls: 0 } } })

  test('is shown before signing, and the signed amount is the loan', async ({ confirm, result, sandbox }) => {
    await confirm.open({ amount: 20_000, period: 12, coupons: ['CR2'] })
    await expect(confirm.main.getByRole('status').first()).toContainText(
      '资方将借款金额调整为 ¥16,000，您申请的是 ¥20,000',
    )
    await expect(confirm.main.getByText('16,000', { exact: true })).toBeVisible()
    await expect(confirm.term('借款本金')).toContainText('原申请 ¥20,000.00')
    const before = cents((await confirm.term('原优惠').textContent()) ?? '')
    const read = await readTerms(confirm.term)
    const rows = await confirm.plan()
    expect(before).toBeGreaterThan(read.discount)

    await confirm.publish()
    const made = await sandbox.firstLoan()
    expect(made.amountCents).toBe(1_600_000)
    expectPlan(rows, made, { dated: true })
    expectTerms(read, made)
    await result.shows(made)
  })
})

test('terms that are refused say so, nothing was borrowed, again or back with everything', async ({
  page,
  loan,
  confirm,
  sandbox,
}) => {
  await sandbox.fault({ match: 'cash/preApproval', times: 2, fault: 'result=45007' })
  await loan.open()
  await loan.amount.fill('12000')
  await loan.continueToConfirm()
  await expect(page.getByText('当前暂无可借资方，请稍后重试', { exact: true })).toBeVisible()
  await expect(page.getByText('还没有提交任何申请，没有产生借款。')).toBeVisible()
  await page.getByRole('button', { name: '返回修改' }).tap()
  await loan.isReady()
  await expect(loan.amount).toHaveValue('12,000')

  await loan.continueToConfirm()
  await page.getByRole('button', { name: '重试' }).tap()
  await confirm.hasTerms()
  expect((await sandbox.world()).loanCount).toBe(0)
})

test.describe('the code', () => {
  test('wrong: shows an error, clears it, and accepts the right one', async ({
    confirm,
    result,
    sandbox,
  }) => {
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    await confirm.signWith(WRONG_CODE)
    await expect(confirm.dialog.getByRole('alert')).toHaveText('验证码错误，请重新输入')
    await expect(confirm.code).toHaveValue('')
    await expect(confirm.code).toBeFocused()
    expect((await sandbox.world()).loanCount).toBe(0)
    await confirm.signWith()
    await result.shows(await sandbox.firstLoan())
  })

  test('counts down a minute, also after closing the dialog and a reload, then sends another', async ({
    page,
    confirm,
    sandbox,
  }) => {
    const codesSent = async () => (await sandbox.world()).users[0]?.codesSent
    await page.clock.install()
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    await expect(confirm.countdown).toHaveText(/^(60|5\d)秒/)
    await timePasses(page, sandbox, 20_000)
    await expect(confirm.countdown).toHaveText(/^(40|3\d)秒/)
    await confirm.closeDialog()
    await timePasses(page, sandbox, 5_000)
    await confirm.askForCode()
    await expect(confirm.countdown).toHaveText(/^(3[0-5]|2\d)秒/)
    await page.reload()
    await confirm.hasTerms()
    await confirm.askForCode()
    await expect(confirm.countdown).toHaveText(/^(3[0-5]|2\d)秒/)
    expect(await codesSent()).toBe(1)

    await timePasses(page, sandbox, 36_000)
    await confirm.resend.tap()
    await expect(confirm.countdown).toBeVisible()
    await expect.poll(codesSent).toBe(2)
  })

  test('for other terms is never used: within the minute the page waits', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.fault({ match: PUBLISH, times: 1, fault: 'http=503' })
    await page.clock.install()
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    await sandbox.asked(STATUS)
    await page.clock.fastForward(BEYOND_LIMIT)
    await page.getByRole('button', { name: '重新提交' }).tap()
    await confirm.hasTerms()
    await confirm.confirm.tap()
    const wait = page.getByRole('button', { name: /^\d+秒后可获取验证码$/ })
    await expect(wait).toBeDisabled()
    await expect(confirm.dialog).toBeHidden()
    expect(await sandbox.calls(PUBLISH)).toHaveLength(1)

    await timePasses(page, sandbox, 60_000)
    await confirm.askForCode()
    await confirm.signWith()
    await result.shows(await sandbox.firstLoan())
  })
})

test('an address that was not made by the loan page opens it', async ({ page, loan }) => {
  for (const query of [
    '',
    '?amount=-1&period=12&card=C1',
    '?amount=12000&period=abc&card=C1',
    '?amount=12000',
  ])
    await test.step(query, async () => {
      await page.goto(`/pages/credit/cash/home/confirm${query}`)
      await loan.isReady()
      await expect(page).toHaveURL(/\/cash\/home(\?|$)/)
    })
})
