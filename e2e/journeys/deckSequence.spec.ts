import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { expectOneSerial, PUBLISH, LOAN_TERMS } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

test.use({ tweak: { audit: { polls: 0 } } })

test(
  'a tap and Enter at the same time publish once',
  { tag: '@SEQ-003' },
  async ({ confirm, result, sandbox }) => {
    await sandbox.keepRepeats()
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    // The last digit signs by itself; Enter and a tap come in the same task.
    await confirm.code.evaluate((field: HTMLInputElement, code) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(field, code)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      for (const type of ['keydown', 'keypress', 'keyup'])
        field.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }))
      field.form?.requestSubmit()
      for (const button of document.querySelectorAll<HTMLButtonElement>('[role=dialog] button'))
        if (button.textContent.includes('确认借款')) button.click()
    }, '123456')
    await result.shows(await sandbox.firstLoan())
    expect(await sandbox.calls(PUBLISH)).toHaveLength(1)
    await expectOneSerial(sandbox)
  },
)

test(
  'what is signed are the terms of the amount on the screen',
  { tag: '@SEQ-018' },
  async ({ loan, confirm, sandbox }) => {
    await loan.open()
    await loan.amount.fill('9000')
    await loan.consent.check()
    await loan.period(12).tap()
    // The new amount and the tap in one task: no reply can lie between them.
    await loan.amount.evaluate((field) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(field, '15000')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === '立即借款') button.click()
    })
    await expect(async () => {
      if (!loan.page.url().includes('/confirm')) await loan.borrow.click()
      await loan.page.waitForURL(/\/confirm\?/, { timeout: 1_500 })
    }).toPass()
    await confirm.hasTerms()
    await expect(confirm.term('借款本金')).toContainText('15,000')
    await confirm.publish()
    const made = await sandbox.firstLoan()
    expect(made.amountCents).toBe(1_500_000)
    const [sent] = await sandbox.calls(PUBLISH)
    expect(sent?.request).toMatchObject({ amount: '15000.00' })
  },
)

test(
  'a coupon that was used in another tab is told before anything else is signed',
  { tag: '@SEQ-053' },
  async ({ page, confirm, context, result, sandbox }) => {
    const wish = { ...LOAN_TERMS, coupons: ['CR3'] }
    const other = new ConfirmPage(await context.newPage())
    await other.open(wish)
    await confirm.open(wish)
    await confirm.publish()
    const made = await sandbox.firstLoan()
    await result.shows(made)
    // Until then every page of the device leads to it.
    await result.wasSeen()
    expect(made.couponCents).toBeGreaterThan(0)

    await sandbox.advance(61_000)
    await other.page.bringToFront()
    await other.page.reload()
    await expect(other.main.getByRole('heading', { name: /该券已使用/ })).toBeVisible()
    await expect(other.page.getByRole('button', { name: '不用这张券，重新计算' })).toBeVisible()
    await expect(other.confirm).toBeHidden()
    await sandbox.onlyLoan()
    await page.close()
  },
)
