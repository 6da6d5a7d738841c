import { ResultPage } from '../pages/ResultPage.ts'
import { publishEarlierLoan } from '../support/gateway.ts'
import { back, expectUnlocked, isConfirm, isHome, BEFORE } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

test.describe('the loan page', () => {
  test('reloaded, and left for another site by the browser’s back: the entries are kept', async ({
    page,
    loan,
  }) => {
    await loan.open()
    await loan.amount.fill('12000')
    await loan.period(6).tap()
    await page.reload()
    await loan.isReady()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12,000')
    await expect(loan.period(6)).toBeChecked()
    await expect(loan.consent).not.toBeChecked()
    await back(page)
    await expect(page).toHaveURL(new RegExp(BEFORE))
    await page.goForward()
    await loan.isReady()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12,000')
  })

  test('left by its arrow: asks, then stays with all entries or leaves', async ({ page, loan }) => {
    const arrow = page.getByRole('button', { name: '返回' })
    await loan.open()
    await loan.amount.fill('12000')
    await arrow.tap()
    await loan.leaveDialog.getByRole('button', { name: '继续借款' }).tap()
    await expect(loan.leaveDialog).toBeHidden()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12,000')
    await arrow.tap()
    await loan.leave()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })

  test.describe('entered from another page of the app', () => {
    test.beforeEach(async ({ page, loan, result, sandbox }) => {
      const earlier = await publishEarlierLoan(sandbox)
      await page.goto(`${ResultPage.path}?listingId=${earlier.listingId}`)
      await result.more.tap()
      await loan.isReady()
      await loan.amount.fill('12000')
    })

    test('left by going back: asks, then stays with all entries or leaves', async ({ page, loan }) => {
      await back(page)
      await loan.leaveDialog.getByRole('button', { name: '继续借款' }).tap()
      await expect(loan.leaveDialog).toBeHidden()
      await isHome(page)
      await expect(loan.amount).toHaveValue('12,000')

      await back(page)
      await expect(loan.leaveDialog).toBeVisible()
      // Going back once more does not answer the dialog.
      await back(page)
      await expect(loan.leaveDialog).toBeVisible()
      await loan.leave()
      await expect(page).toHaveURL(new RegExp(ResultPage.path))
    })

    test('with a sheet open: back closes the sheet, a reload shows the page', async ({ page, loan }) => {
      for (const name of ['card', 'coupon', 'use', 'plan', 'monthPay', 'agreements'] as const)
        await test.step(name, async () => {
          const sheet = await loan.openSheet(name)
          await back(page)
          await expect(sheet).toBeHidden()
          await isHome(page)
          await expectUnlocked(page)
          await expect(loan.amount).toHaveValue('12,000')

          await loan.openSheet(name)
          await page.reload()
          await loan.isReady()
          await isHome(page)
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expectUnlocked(page)
          await expect(loan.amount).toHaveValue('12,000')
        })
    })
  })
})

test.describe('the confirm page', () => {
  test('reloaded, left and entered again: the same offer, the same form, one message', async ({
    page,
    loan,
    confirm,
    sandbox,
  }) => {
    await confirm.openFrom(loan, 12_000)
    await page.reload()
    await confirm.hasTerms()
    await isConfirm(page)
    await back(page)
    await loan.isReady()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12,000')
    await page.goForward()
    await confirm.hasTerms()
    await isConfirm(page)
    await expect(confirm.term('借款本金')).toHaveText('¥12,000.00')

    // With the code asked for: back closes the dialog first, and a reload sends no second message.
    await confirm.askForCode()
    await back(page)
    await expect(confirm.dialog).toBeHidden()
    await isConfirm(page)
    await expectUnlocked(page)

    await confirm.askForCode()
    await page.reload()
    await confirm.hasTerms()
    await isConfirm(page)
    await expect(confirm.dialog).toBeHidden()
    await confirm.askForCode()
    await expect(confirm.countdown).toBeVisible()
    const [customer] = (await sandbox.world()).users
    expect(customer?.codesSent).toBe(1)
    await back(page)
    await expect(confirm.dialog).toBeHidden()
    await back(page)
    await isHome(page)
  })

  test('left while it publishes: the form is shown only after the outcome is known', async ({
    page,
    loan,
    confirm,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: 'cash/publishV2', fault: 'latency=1500:after' })
    await confirm.openFrom(loan, 12_000)
    await confirm.publish()
    await expect.poll(async () => (await sandbox.calls('cash/publishV2')).length).toBe(1)
    await back(page)
    await expect(page).toHaveURL(new RegExp(ResultPage.path))
    await expect(loan.amount).toHaveCount(0)
    await sandbox.onlyLoan()
    expect(await sandbox.calls('cash/publishV2')).toHaveLength(1)
  })
})
