import type { Page } from '@playwright/test'
import { cents } from '../support/figures.ts'
import { CONFIRM_COSTS } from '../support/costs.ts'
import { LOAN_TERMS, PUBLISH } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

test.use({ confirmsCosts: false, tweak: { cost: { readingSeconds: 5 } } })

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '综合融资成本明示表' })

test('what a loan costs is read, confirmed and kept with the loan', async ({
  page,
  confirm,
  sandbox,
  result,
}) => {
  await page.clock.install()
  await confirm.open(LOAN_TERMS)
  await confirm.consent.check()
  await confirm.confirm.tap()
  const sheet = sheetOf(page)
  await expect(sheet.getByText('¥12,000.00').first()).toBeVisible()
  await expect(sheet.getByRole('button', { name: CONFIRM_COSTS })).toBeHidden()
  expect(await sandbox.calls('cash/applyAgreementSign')).toHaveLength(0)
  await page.clock.runFor(6_000)
  await sheet.getByRole('button', { name: CONFIRM_COSTS }).tap()
  await confirm.signWith()
  const made = await sandbox.firstLoan()
  expect(cents(String(made.costConfirmation?.principal))).toBe(made.amountCents)
  expect(made.costConfirmation?.secondsVisible).toBeGreaterThanOrEqual(5)
  await result.shows(made)
})

test('who goes back has signed nothing, and is asked again', async ({ page, loan, confirm, sandbox }) => {
  await confirm.openFrom(loan, LOAN_TERMS.amount)
  await confirm.confirm.tap()
  const sheet = sheetOf(page)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(confirm.confirm).toBeVisible()
  await expect(async () => {
    await confirm.confirm.tap()
    await expect(sheet).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await page.reload()
  await confirm.hasTerms()
  await expect(sheet).toBeHidden()
  expect(await sandbox.calls(PUBLISH)).toHaveLength(0)
})
