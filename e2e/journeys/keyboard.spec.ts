import type { Locator } from '@playwright/test'
import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { Keyboard } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: false, tweak: { resultPage: { pollPeriod: 1 } } })

test('a loan by keyboard alone: every focus is visible, every dialog returns the focus', async ({
  page,
  login,
  loan,
  confirm,
  result,
  sandbox,
}) => {
  const keys = new Keyboard(page)

  /** Opens a sheet with `opener`, does `work` in it, and expects the focus on `opener` afterwards. */
  const inside = async (opener: Locator, sheet: Locator, work: () => Promise<void>) => {
    await keys.tabTo(opener)
    await keys.press('Enter')
    await expect(sheet).toBeVisible()
    await work()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  }

  await page.goto('/pages/credit/cash/home')
  await expect(login.heading).toBeVisible()
  await keys.tabTo(login.mobile)
  await keys.type('13800000002')
  await keys.tabTo(login.sendCode)
  await keys.press('Enter')
  // The page moves the focus to the code field by itself.
  await expect(login.code).toBeFocused()
  await keys.type('123456')
  await keys.tabTo(login.consent)
  await keys.press('Space')
  await expect(login.consent).toBeChecked()
  await keys.tabTo(login.submit)
  await keys.press('Enter')

  await loan.isReady()
  await keys.tabTo(loan.amount)
  await keys.type('12000')
  await keys.tabTo(loan.period(12))
  await keys.press('ArrowRight')
  await expect(loan.period(18)).toBeChecked()
  await keys.press('ArrowLeft')
  await expect(loan.period(12)).toBeChecked()
  await expect(loan.period(12)).toBeFocused()

  await inside(loan.couponRow, loan.sheet('coupon'), async () => {
    await keys.tabTo(loan.coupon('长期息费6折券'))
    await keys.press('ArrowUp')
    await expect(loan.coupon('息费8.5折券')).toBeChecked()
    await keys.tabTo(loan.couponsDone())
    await keys.press('Enter')
  })
  await inside(loan.useRow, loan.sheet('use'), () => keys.press('Escape'))

  let planned: Awaited<ReturnType<typeof readTerms>> | undefined
  await inside(loan.planRow, loan.sheet('plan'), async () => {
    const slider = loan.sheet('plan').getByRole('slider', { name: '查看每一期' })
    await keys.tabTo(slider)
    await keys.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /^第12期/)
    await keys.tabTo(loan.sheet('plan').getByRole('button', { name: /^展开全部/ }))
    await keys.press('Space')
    await expect(loan.sheet('plan').getByRole('rowheader')).toHaveCount(12)
    planned = await readTerms(loan.planTerm)
    await keys.press('Escape')
  })

  await keys.tabTo(loan.consent)
  await keys.press('Space')
  await expect(loan.consent).toBeChecked()
  await keys.tabTo(loan.borrow)
  await keys.press('Enter')

  await confirm.hasTerms()
  await inside(confirm.lenderInfo, page.getByRole('dialog', { name: '放款机构' }), () => keys.press('Escape'))
  await keys.tabTo(confirm.main.getByRole('button', { name: /^展开全部/ }))
  await keys.press('Enter')
  const offered = await confirm.plan()
  await keys.tabTo(confirm.confirm)
  await keys.press('Enter')
  await expect(confirm.code).toBeFocused()
  await keys.press('Escape')
  await expect(confirm.dialog).toBeHidden()
  await expect(confirm.confirm).toBeFocused()
  // For a second after a tap the button ignores other taps.
  await expect(async () => {
    await keys.press('Enter')
    await expect(confirm.code).toBeFocused({ timeout: 500 })
  }).toPass()
  await keys.type('123456')

  await expect(result.review).toHaveText('审核通过', { timeout: 15_000 })
  const made = await sandbox.onlyLoan()
  if (planned) expectTerms(planned, made)
  expectPlan(offered, made, { dated: true })
  await result.shows(made)
  await keys.tabTo(result.finish)
})
