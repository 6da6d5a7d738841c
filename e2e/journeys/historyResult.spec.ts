import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { back, isHome, BEFORE } from '../support/history.ts'
import { borrow } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

test.describe('the result page', () => {
  for (const { state, polls, says } of [
    { state: 'under review', polls: 1000, says: '机构审核中' },
    { state: 'passed', polls: 0, says: '审核通过' },
  ]) {
    test.describe(state, () => {
      test.use({ tweak: { audit: { polls } } })

      test.beforeEach(async ({ loan, confirm, result }) => {
        await confirm.openFrom(loan, 12_000)
        await confirm.publish()
        await expect(result.review).toHaveText(says)
      })

      test('left by going back, reloaded, and finished: the form of the finished loan is gone, without a question', async ({
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
        // How many steps it takes depends on how fast they are.
        await expect(async () => {
          await back(page)
          await expect(page).toHaveURL(new RegExp(BEFORE), { timeout: 2_000 })
        }).toPass()
        // Going forward shows the result, not the pages before it.
        await page.goForward()
        await result.shows(made)
        await page.reload()
        await result.shows(made)
        await expect(result.review).toHaveText(says)
        await sandbox.onlyLoan()

        // One tap leaves it.
        await result.finish.tap()
        await expect(page).not.toHaveURL(new RegExp(ResultPage.path))
        await expect(page).not.toHaveURL(new RegExp(ConfirmPage.path))
      })

      test('another loan: an empty form with the remaining limit, and no way back to the old one', async ({
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
        await loan.leave()
        await expect(page).toHaveURL(new RegExp(`${ResultPage.path}|${BEFORE}`))
      })
    })
  }

  test('opened by its address: its button opens the loan page', async ({
    page,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    const made = await borrow(confirm, result, sandbox)
    const own = await page.context().newPage()
    const alone = new ResultPage(own)
    await own.goto(`${ResultPage.path}?listingId=${made.listingId}`)
    await alone.shows(made)
    await alone.finish.tap()
    await expect(own).not.toHaveURL(new RegExp(ResultPage.path))
    await expect(loan.amount).toHaveCount(0)
  })
})
