import { WRONG_CODE } from '../pages/LoginPage.ts'
import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { timePasses } from '../support/clock.ts'
import { cents } from '../support/figures.ts'
import { BEYOND_LIMIT, PUBLISH, STATUS, LOAN_TERMS } from '../support/publishing.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.describe('an amount that the lender changes', () => {
  test.use({ persona: 'amount-changed', tweak: { audit: { polls: 0 } } })

  test('is shown before signing, and the signed amount is the loan', async ({ confirm, result, sandbox }) => {
    await confirm.open({ amount: 20_000, period: 12, coupons: ['CR2'] })
    await expect(confirm.main.getByRole('status').first()).toContainText(
      '资方将借款金额由 ¥20,000 调整为 ¥16,000',
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

  test('allows going back to another amount', async ({ page, loan, confirm }) => {
    await confirm.openFrom(loan, 20_000)
    await page.getByRole('button', { name: '返回' }).tap()
    await loan.isReady()
    await expect(loan.amount).toHaveValue('20000')
  })
})

for (const { code, says } of [
  { code: 45007, says: '当前暂无可借资方，请稍后重试' },
  { code: 45006, says: '查询费率异常，请重新进入发标页' },
  { code: 45014, says: '额度超市兑换中，请稍后重试' },
  { code: 42020, says: '系统异常，请稍后重试' },
  { code: 42095, says: '系统异常，请稍后重试' },
]) {
  test(`terms refused with ${code}: "${says}", nothing was borrowed, again or back with everything`, async ({
    page,
    loan,
    confirm,
    sandbox,
  }) => {
    await sandbox.fault({ match: 'cash/preApproval', times: 1, fault: `result=${code}` })
    await loan.open()
    await loan.amount.fill('12000')
    await loan.continueToConfirm()
    await expect(page.getByText(says, { exact: true })).toBeVisible()
    await expect(page.getByText('还没有提交任何申请，没有产生借款。')).toBeVisible()
    await page.getByRole('button', { name: '返回修改' }).tap()
    await loan.isReady()
    await expect(loan.amount).toHaveValue('12000')

    await sandbox.fault({ match: 'cash/preApproval', times: 1, fault: `result=${code}` })
    await loan.continueToConfirm()
    await page.getByRole('button', { name: '重试' }).tap()
    await confirm.hasTerms()
    expect((await sandbox.world()).loanCount).toBe(0)
  })
}

test('terms for another request are not shown', async ({ page, sandbox }) => {
  await sandbox.fault({ match: 'cash/preApproval', fault: replying({}) })
  await page.goto('/pages/credit/cash/home/confirm?amount=12000&period=12&card=C1')
  await expect(page.getByText('还没有提交任何申请，没有产生借款。')).toBeVisible()
  await expect(page.getByRole('button', { name: '确认借款' })).toHaveCount(0)
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

  test('too short or missing: shows which, and sends no request', async ({ confirm, sandbox }) => {
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    await confirm.sign.tap()
    await expect(confirm.dialog.getByText('请输入验证码')).toBeVisible()
    await confirm.code.fill('123')
    await confirm.sign.press('Enter')
    await expect(confirm.dialog.getByText('验证码位数不对')).toBeVisible()
    await expect(confirm.code).toHaveValue('123')
    expect(await sandbox.calls('cash/confirmAgreementSign')).toHaveLength(0)
  })

  test('wrong five times: locked, no typing, and the page can be left', async ({ confirm, sandbox }) => {
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await confirm.signWith(WRONG_CODE)
      await expect.poll(async () => (await sandbox.calls('cash/confirmAgreementSign')).length).toBe(attempt)
      await expect(confirm.code).toHaveValue('')
    }
    await confirm.signWith(WRONG_CODE)
    await expect(confirm.dialog.getByRole('alert')).toContainText('错误次数过多')
    await expect(confirm.code).toHaveCount(0)
    await confirm.closeDialog()
    await expect(confirm.dialog).toBeHidden()
    await expect(confirm.term('借款本金')).toBeVisible()
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

  test('as a phone call: is announced as one', async ({ page, confirm, sandbox }) => {
    await page.clock.install()
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    await timePasses(page, sandbox, 61_000)
    await confirm.voice.tap()
    await expect(confirm.dialog.getByText(/^即将致电 138\*{4}0002 告知验证码$/)).toBeVisible()
    const [, call] = await sandbox.calls('cash/applyAgreementSign')
    expect(call?.request).toMatchObject({ type: 2 })
  })

  test('that cannot be sent: shows it, claims nothing, and can be requested again', async ({
    page,
    confirm,
    sandbox,
  }) => {
    await sandbox.fault({ match: 'cash/applyAgreementSign', fault: 'http=500' })
    await confirm.open(LOAN_TERMS)
    await confirm.consent.check()
    await confirm.confirm.tap()
    await expect(page.getByText('验证码发送失败，请重试')).toBeVisible()
    await expect(page.getByText('短信已发送')).toHaveCount(0)
    await sandbox.clearFaults()
    await confirm.askForCode()
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

test.describe('an address that was not made by the loan page', () => {
  test('asks for consent on the page', async ({ confirm, sandbox }) => {
    await confirm.open(LOAN_TERMS)
    await confirm.confirm.tap()
    await expect(confirm.main.page().getByText('请先阅读并同意借款协议')).toBeVisible()
    await expect(confirm.dialog).toBeHidden()
    expect(await sandbox.calls('cash/applyAgreementSign')).toHaveLength(0)
    await confirm.consent.check()
    await expect.poll(async () => (await sandbox.world()).consents.length).toBe(1)
  })

  for (const query of [
    '',
    '?amount=-1&period=12&card=C1',
    '?amount=12000&period=abc&card=C1',
    '?amount=12000',
  ]) {
    test(`with the query "${query}" opens the loan page`, async ({ page, loan }) => {
      await page.goto(`/pages/credit/cash/home/confirm${query}`)
      await loan.isReady()
      await expect(page).toHaveURL(/\/cash\/home(\?|$)/)
    })
  }
})
