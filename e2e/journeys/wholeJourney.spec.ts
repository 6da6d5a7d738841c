import { readTerms, expectPlan, expectTerms } from '../support/checks.ts'
import { cents, centsAfter, hundredths, shownRate } from '../support/figures.ts'
import { gatewayQuotes } from '../support/gateway.ts'
import { expect, test } from '../support/test.ts'

test.describe('a loan by touch', () => {
  test.use({ signedIn: false })

  test('from sign-in to the passed review, every figure equals the ledger to the cent', async ({
    page,
    login,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    await page.goto('/pages/credit/cash/home')
    await login.mobile.tap()
    await login.mobile.pressSequentially('13800000002')
    await login.sendCode.tap()
    await expect(login.sent).toContainText('138 •••• 0002')
    await login.consent.tap()
    await login.code.pressSequentially('123456')

    await loan.isReady()
    await expect(loan.heading).toBeVisible()
    await loan.amount.tap()
    await loan.amount.pressSequentially('12000')
    await loan.period(12).tap()
    await expect(loan.period(12)).toBeChecked()

    // Selects 8.5折 in place of the better coupon that is selected by default.
    await loan.couponRow.tap()
    await expect(loan.coupon('息费8.5折券')).not.toBeChecked()
    await loan.coupon('息费8.5折券').tap()
    await expect(loan.coupon('息费8.5折券')).toBeChecked()
    const saved = cents((await loan.couponsDone().textContent()) ?? '')
    await loan.couponsDone().tap()
    await expect(loan.sheet('coupon')).toBeHidden()

    const monthPay = (await loan.cards())[12] ?? ''
    const row = { coupon: await loan.couponRow.textContent(), plan: await loan.planRow.textContent() }
    await loan.planRow.tap()
    const planned = { rows: await loan.plan(), terms: await readTerms(loan.planTerm) }
    const plannedTotal = cents(
      (await loan
        .sheet('plan')
        .getByText(/^¥[\d,.]+$/)
        .first()
        .textContent()) ?? '',
    )
    await loan.sheet('plan').getByRole('button', { name: '关闭' }).tap()

    await loan.consent.tap()
    await loan.borrow.tap()
    await confirm.hasTerms()
    await expect(confirm.heading).toBeVisible()
    const offered = { rows: await confirm.plan(), terms: await readTerms(confirm.term) }
    const offeredTotal = cents(
      (await confirm.main
        .getByRole('region', { name: '还款计划' })
        .getByText(/^¥[\d,.]+$/)
        .first()
        .textContent()) ?? '',
    )

    await confirm.confirm.tap()
    await expect(confirm.dialog.getByText('短信已发送至138 •••• 0002')).toBeVisible()
    await confirm.code.pressSequentially('123456')
    await expect(result.review).toHaveText('机构审核中')
    await expect(result.review).toHaveText('审核通过', { timeout: 15_000 })
    await expect(result.main.getByText('机构放款中')).toBeVisible()

    const { loanCount, consents } = await sandbox.world()
    expect(loanCount).toBe(1)
    const made = await sandbox.onlyLoan()
    expect(made).toMatchObject({ amountCents: 1_200_000, loanPeriod: 12, audit: 'auditSuccess' })
    expect(made.couponIds).toContain('CR2')
    expect(consents).toHaveLength(1)
    expect(await sandbox.calls('cash/publishV2')).toHaveLength(1)

    // The figures of the loan page, calculated by the page.
    expect(cents(monthPay)).toBe(made.monthPayCents)
    expect(saved).toBe(made.couponCents + made.rightCents)
    expect(centsAfter('', row.coupon?.match(/−¥[\d,.]+/)?.[0] ?? '')).toBe(saved)
    expect(centsAfter('首期', row.plan ?? '')).toBe(made.rows[0]?.cents.realTotal)
    expect(hundredths(row.plan?.match(/\d+\.\d\d%/)?.[0] ?? '')).toBe(shownRate(made.afterApr))
    expectPlan(planned.rows, made, { dated: false })
    expectTerms(planned.terms, made)
    expect(plannedTotal).toBe(made.totals.cents.realTotal)

    // The figures of the confirm page, from the server.
    expectPlan(offered.rows, made, { dated: true })
    expectTerms(offered.terms, made)
    expect(offeredTotal).toBe(made.totals.cents.realTotal)

    await result.shows(made)
  })
})

test('every period card follows the amount at every keystroke, with the figures of the gateway', async ({
  loan,
  sandbox,
}) => {
  await loan.open()
  await loan.useNoCoupon()
  await loan.amount.tap()
  let shown = await loan.cards()
  for (const typed of ['1', '12', '123', '1234', '12345']) {
    const before = shown
    await loan.amount.press(typed.slice(-1))
    // No waiting: checks what the customer sees right after the keystroke.
    shown = await loan.cards()
    for (const [period, payment] of Object.entries(shown)) {
      expect(payment, `card of ${period} of "${typed}"`).not.toBe(before[Number(period)])
      expect(payment).toMatch(/^¥[\d,]+\.\d\d$/)
    }
    const amount = Number(typed)
    // Below the minimum amount the server has no quote.
    if (amount < 500) continue
    const asked = await gatewayQuotes(sandbox, amount, Object.keys(shown).map(Number))
    for (const [period, payment] of Object.entries(shown)) {
      expect(cents(payment), `${amount} over ${period}`).toBe(asked[Number(period)])
    }
  }
  await loan.amount.press('Backspace')
  expect(await loan.cards()).not.toEqual(shown)
})
