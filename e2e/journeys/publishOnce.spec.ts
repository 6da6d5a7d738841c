import type { Page } from '@playwright/test'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { expectOneSerial, PUBLISH, STATUS, LOAN_TERMS } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

test.use({ tweak: { audit: { polls: 0 } } })

test.describe('impatient fingers', () => {
  test('20 clicks in one task, with the last digit of the code: one request', async ({
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: PUBLISH, fault: 'latency=300' })
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    await confirm.code.fill('12345')
    await confirm.dialog.evaluate((dialog) => {
      const field = dialog.querySelector('input')
      const button = [...dialog.querySelectorAll('button')].find((each) => each.textContent === '确认借款')
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(field, '123456')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      for (let click = 0; click < 20; click += 1) button?.click()
    })
    await result.shows(await sandbox.firstLoan())
    await sandbox.onlyLoan()
    expect(await sandbox.calls(PUBLISH)).toHaveLength(1)
    expect(await sandbox.calls('cash/confirmAgreementSign')).toHaveLength(1)
  })

  test('double taps on the way: one consent, one query for terms, one code, one loan', async ({
    page,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await loan.open()
    await loan.amount.fill('12000')
    await loan.consent.tap()
    await doubleTap(page, '立即借款')
    await confirm.hasTerms()
    await doubleTap(page, '确认借款')
    await expect(confirm.code).toBeVisible()
    await confirm.signWith()
    await result.shows(await sandbox.firstLoan())
    await sandbox.onlyLoan()
    for (const call of ['other/agreementrecord', 'cash/preApproval', 'cash/applyAgreementSign', PUBLISH]) {
      expect(await sandbox.calls(call), call).toHaveLength(1)
    }
  })
})

/** Two clicks in one task on the topmost button with this name. */
async function doubleTap(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name })
    .last()
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
}

test.describe('the page is closed while it publishes', () => {
  for (const { when, fault } of [
    { when: 'after the lender made the loan', fault: 'latency=1500:after' },
    { when: 'before the lender has seen it', fault: 'latency=1500' },
  ]) {
    test(`reload ${when}: one loan, and its result is shown`, async ({ page, confirm, result, sandbox }) => {
      await sandbox.keepRepeats()
      await sandbox.fault({ match: PUBLISH, fault })
      await confirm.open(LOAN_TERMS)
      await confirm.publish()
      await sandbox.asked(PUBLISH)
      await page.reload()
      await result.shows(await sandbox.firstLoan())
      await expectOneSerial(sandbox)
    })
  }

  test('the tab is closed: the next visit starts with the pending loan', async ({
    page,
    context,
    confirm,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: PUBLISH, fault: 'latency=1500:after' }, { match: STATUS, fault: 'http=503' })
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    await sandbox.asked(PUBLISH)
    await page.close()

    const next = await context.newPage()
    await next.goto('/pages/credit/cash/home')
    await expect(next.getByRole('heading', { name: '正在确认借款结果' })).toBeVisible()
    await expect(next.getByTestId('amount')).toHaveCount(0)
    await sandbox.clearFaults()
    await expect(next).toHaveURL(/\/result\/loan\?/)
    await expect(next.getByText('审核通过').first()).toBeVisible()
    await sandbox.onlyLoan()
    await expectOneSerial(sandbox)
  })
})

test.describe('two tabs', () => {
  test('at the same time: the second one waits for the first one’s loan', async ({
    confirm,
    context,
    result,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: PUBLISH, fault: 'latency=2500:after' })
    const other = new ConfirmPage(await context.newPage())
    await other.open(LOAN_TERMS)
    await other.askForCode()
    await confirm.open(LOAN_TERMS)
    await confirm.askForCode()
    await confirm.signWith()
    await sandbox.asked(PUBLISH)
    await other.signWith()
    const made = await sandbox.firstLoan()
    await result.shows(made)
    await expect(other.page).toHaveURL(new RegExp(`listingId=${made.listingId}`))
    await sandbox.onlyLoan()
    expect(await sandbox.calls(PUBLISH)).toHaveLength(1)
  })

  test(
    'one after the other: the second one shows the outcome before it offers another loan',
    { tag: '@SEQ-013' },
    async ({ confirm, context, result, sandbox }) => {
      await sandbox.keepRepeats()
      const other = new ConfirmPage(await context.newPage())
      await other.open(LOAN_TERMS)
      await confirm.open(LOAN_TERMS)
      await confirm.publish()
      await result.shows(await sandbox.firstLoan())
      await result.wasSeen()

      // A new code can be requested after a minute.
      await sandbox.advance(61_000)
      await other.page.bringToFront()
      await other.publish()
      await expect(other.main.getByRole('alert')).toContainText('您刚刚已经成功借过一笔')
      await sandbox.onlyLoan()
      expect(await sandbox.calls(PUBLISH)).toHaveLength(1)
    },
  )
})
