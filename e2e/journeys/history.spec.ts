import type { Page } from '@playwright/test'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { lendBefore } from '../support/lender.ts'
import { expect, test } from '../support/test.ts'

/** A page before the app's own, so that there is somewhere to go back to. */
const BEFORE = '/pages/credit/agreements/service.html'

test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

/** The browser's own back. Not `goBack()`, which waits for a page: a sheet that closes brings none. */
const back = (page: Page) => page.evaluate(() => history.back())

/** Address, title bar and document title name the same page. */
async function expectAt(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(heading)
}

const isHome = (page: Page) => expectAt(page, LoanPage.path, '借款')
const isConfirm = (page: Page) => expectAt(page, ConfirmPage.path, '确认借款')

/** The page can be scrolled again: no lock of a sheet was left behind. */
async function expectUnlocked(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
}

test.describe('the loan page', () => {
  test('reloaded: what was entered is there', async ({ page, loan }) => {
    await loan.open()
    await loan.amount.fill('12000')
    await loan.period(6).tap()
    await page.reload()
    await loan.isReady()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12000')
    await expect(loan.period(6)).toBeChecked()
    await expect(loan.consent).not.toBeChecked()
  })

  test('left untouched: asks nothing', async ({ page, loan }) => {
    await loan.open()
    await back(page)
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })

  test('left for another site by the browser’s back: the draft waits', async ({ page, loan }) => {
    await loan.open()
    await loan.amount.fill('12000')
    await back(page)
    await expect(page).toHaveURL(new RegExp(BEFORE))
    await page.goForward()
    await loan.isReady()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12000')
  })

  test('left by its arrow: asks, stays with everything, or leaves', async ({ page, loan }) => {
    const arrow = page.getByRole('button', { name: '返回' })
    await loan.open()
    await loan.amount.fill('12000')
    await arrow.tap()
    await loan.leaveDialog.getByRole('button', { name: '继续借款' }).tap()
    await expect(loan.leaveDialog).toBeHidden()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12000')
    await arrow.tap()
    await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })

  test.describe('entered from another page of the app', () => {
    test.beforeEach(async ({ page, loan, result, sandbox }) => {
      const earlier = await lendBefore(sandbox)
      await page.goto(`${ResultPage.path}?listingId=${earlier.listingId}`)
      await result.more.tap()
      await loan.isReady()
      await loan.amount.fill('12000')
    })

    test('left by going back: asks, stays with everything, or leaves', async ({ page, loan }) => {
      await back(page)
      await loan.leaveDialog.getByRole('button', { name: '继续借款' }).tap()
      await expect(loan.leaveDialog).toBeHidden()
      await isHome(page)
      await expect(loan.amount).toHaveValue('12000')

      await back(page)
      await expect(loan.leaveDialog).toBeVisible()
      // A further back does not answer the question.
      await back(page)
      await expect(loan.leaveDialog).toBeVisible()
      await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
      await expect(page).toHaveURL(new RegExp(ResultPage.path))
    })

    for (const name of ['card', 'coupon', 'use', 'plan', 'monthPay', 'agreements'] as const) {
      test(`with the sheet "${name}" open: back closes the sheet, a reload shows the page`, async ({
        page,
        loan,
      }) => {
        const sheet = await loan.openSheet(name)
        await back(page)
        await expect(sheet).toBeHidden()
        await isHome(page)
        await expectUnlocked(page)
        await expect(loan.amount).toHaveValue('12000')

        await loan.openSheet(name)
        await page.reload()
        await loan.isReady()
        await isHome(page)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expectUnlocked(page)
        await expect(loan.amount).toHaveValue('12000')
      })
    }
  })
})

test.describe('the confirm page', () => {
  test('reloaded, left and entered again: the same offer, the same form', async ({ page, loan, confirm }) => {
    await loan.open()
    await loan.amount.fill('12000')
    await loan.goOn()
    await confirm.hasTerms()
    await page.reload()
    await confirm.hasTerms()
    await isConfirm(page)
    await back(page)
    await loan.isReady()
    await isHome(page)
    await expect(loan.amount).toHaveValue('12000')
    await page.goForward()
    await confirm.hasTerms()
    await isConfirm(page)
    await expect(confirm.term('借款本金')).toHaveText('¥12,000.00')
  })

  test('with the code asked for: back closes the dialog first, and a reload sends no second message', async ({
    page,
    loan,
    confirm,
    sandbox,
  }) => {
    await loan.open()
    await loan.amount.fill('12000')
    await loan.goOn()
    await confirm.hasTerms()
    await confirm.askForCode()
    await back(page)
    await expect(confirm.dialog).toBeHidden()
    await isConfirm(page)
    await expectUnlocked(page)

    await expect(async () => {
      await confirm.confirm.tap()
      await expect(confirm.dialog).toBeVisible({ timeout: 500 })
    }).toPass()
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

  test('left while it publishes: the form is not there before the truth is', async ({
    page,
    loan,
    confirm,
    sandbox,
  }) => {
    await sandbox.keepRepeats()
    await sandbox.fault({ match: 'cash/publishV2', fault: 'latency=1500:after' })
    await loan.open()
    await loan.amount.fill('12000')
    await loan.goOn()
    await confirm.hasTerms()
    await confirm.publish()
    await expect.poll(async () => (await sandbox.calls('cash/publishV2')).length).toBe(1)
    await back(page)
    await expect(page).toHaveURL(new RegExp(ResultPage.path))
    await expect(loan.amount).toHaveCount(0)
    await sandbox.onlyLoan()
    expect(await sandbox.calls('cash/publishV2')).toHaveLength(1)
  })
})

test.describe('the result page', () => {
  for (const { state, polls, says } of [
    { state: 'under review', polls: 1000, says: '机构审核中' },
    { state: 'passed', polls: 0, says: '审核通过' },
  ]) {
    test.describe(state, () => {
      test.use({ tweak: { audit: { polls } } })

      test.beforeEach(async ({ loan, confirm, result }) => {
        await loan.open()
        await loan.amount.fill('12000')
        await loan.goOn()
        await confirm.hasTerms()
        await confirm.publish()
        await expect(result.review).toHaveText(says)
      })

      test('reloaded: the same loan', async ({ page, result, sandbox }) => {
        const made = await sandbox.onlyLoan()
        await page.reload()
        await result.shows(made)
        await expect(result.review).toHaveText(says)
      })

      test('left by going back: the form of the finished loan is gone, and nobody is held', async ({
        page,
        loan,
        confirm,
        result,
        sandbox,
      }) => {
        const made = await sandbox.onlyLoan()
        await back(page)
        await result.shows(made)
        await expect(loan.amount).toHaveCount(0)
        await expect(confirm.confirm).toHaveCount(0)
        await back(page)
        await expect(page).toHaveURL(new RegExp(BEFORE))
        // Forward again is the result, not what led to it.
        await page.goForward()
        await result.shows(made)
        await sandbox.onlyLoan()
      })

      test('finished by its button: one tap leaves it', async ({ page, result }) => {
        await result.finish.tap()
        await expect(page).not.toHaveURL(new RegExp(ResultPage.path))
        await expect(page).not.toHaveURL(new RegExp(ConfirmPage.path))
      })

      test('another loan: an empty form with the limit that is left, and no way back into the old one', async ({
        page,
        loan,
        result,
      }) => {
        await result.more.tap()
        await loan.isReady()
        await isHome(page)
        await expect(loan.amount).toHaveValue('')
        await expect(page.getByText(/可借38,000元/)).toBeVisible()
        await back(page)
        await expect(page).toHaveURL(new RegExp(`${ResultPage.path}|${BEFORE}`))
      })
    })
  }

  test('opened by its address alone: its button leads to the loan page', async ({
    page,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    await confirm.open({ amount: 12_000, period: 12 })
    await confirm.publish()
    await expect.poll(async () => (await sandbox.world()).loanCount).toBe(1)
    const made = await sandbox.onlyLoan()
    await result.shows(made)
    const own = await page.context().newPage()
    const alone = new ResultPage(own)
    await own.goto(`${ResultPage.path}?listingId=${made.listingId}`)
    await alone.shows(made)
    await alone.finish.tap()
    await expect(own).not.toHaveURL(new RegExp(ResultPage.path))
    await expect(loan.amount).toHaveCount(0)
  })

  test('of no loan: says so, claims nothing, and leads on', async ({ page, loan }) => {
    await page.goto(ResultPage.path)
    await expect(page.getByText('没有找到这笔借款')).toBeVisible()
    await page.getByRole('button', { name: '回到借款页' }).tap()
    await loan.isReady()
  })

  test('forged by its address: shows the ledger’s figures only', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await confirm.open({ amount: 12_000, period: 12 })
    await confirm.publish()
    await expect.poll(async () => (await sandbox.world()).loanCount).toBe(1)
    const made = await sandbox.onlyLoan()
    await result.shows(made)
    const forged = `listingId=${made.listingId}&amount=999999&bankName=%E5%81%87%E9%93%B6%E8%A1%8C&cardNo=6666&paymentDay=1`
    await page.goto(`${ResultPage.path}?${forged}`)
    await result.shows(made)
    await expect(page.locator('body')).not.toContainText(/999,?999|假银行|6666/)
  })
})
