import type { Page } from '@playwright/test'
import { LoginPage } from '../pages/LoginPage.ts'
import { expectOneSerial, PUBLISH, LOAN_TERMS } from '../support/publishing.ts'
import { breakStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use({ tweak: { audit: { polls: 0 } } })

/** Where storage is refused the session dies with the page: the customer signs in once more. */
async function signInAgain(page: Page, mode: 'denied' | 'full'): Promise<void> {
  if (mode === 'denied') await new LoginPage(page).signIn()
}

for (const mode of ['denied', 'full'] as const) {
  test.describe(`storage is ${mode}`, () => {
    test.beforeEach(({ context }) => breakStorage(context, mode))

    for (const when of ['latency=1500', 'latency=1500:after']) {
      test(`reload while publishing (${when}): one loan, and its result is shown`, async ({
        page,
        confirm,
        result,
        sandbox,
      }) => {
        const query = new URLSearchParams({
          amount: String(LOAN_TERMS.amount),
          period: String(LOAN_TERMS.period),
          card: 'C1',
        })
        await page.goto(`/pages/credit/cash/home/confirm?${query}`)
        await signInAgain(page, mode)
        await confirm.hasTerms()
        await sandbox.advance(61_000)
        await sandbox.fault({ match: PUBLISH, fault: when })
        await confirm.publish()
        await sandbox.asked(PUBLISH)
        await page.reload()
        // The late request has arrived before the clock of the lender moves on: after a minute it would be refused.
        const loan = await sandbox.firstLoan()
        await sandbox.advance(61_000)
        await signInAgain(page, mode)
        await result.shows(loan)
        await expectOneSerial(sandbox)
        // What is left in the address names nobody.
        expect(page.url()).not.toMatch(/138|mobile|token|userId/)
      })
    }

    for (const lost of [PUBLISH, 'cash/queryResultPage']) {
      test(`a new tab begins with the loan that was not seen yet, the reply of ${lost} was lost`, async ({
        page,
        context,
        confirm,
        sandbox,
      }) => {
        const query = new URLSearchParams({
          amount: String(LOAN_TERMS.amount),
          period: String(LOAN_TERMS.period),
          card: 'C1',
        })
        await page.goto(`/pages/credit/cash/home/confirm?${query}`)
        await signInAgain(page, mode)
        await confirm.hasTerms()
        await sandbox.advance(61_000)
        await sandbox.fault({ match: lost, fault: 'hang=after' })
        await confirm.publish()
        const { listingId, serialNumber } = await sandbox.firstLoan()
        await sandbox.asked(lost)
        await page.close()
        await sandbox.clearFaults()
        await sandbox.advance(61_000)

        const next = await context.newPage()
        await next.goto('/pages/credit/cash/home')
        await signInAgain(next, mode)
        await expect(next).toHaveURL(new RegExp(`/result/loan\\?.*${listingId}`))
        await sandbox.onlyLoan()

        // What was seen keeps no other tab.
        await expect
          .poll(async () => (await sandbox.calls('cash/queryOpenApplications')).at(-1)?.request)
          .toMatchObject({ seenSerialNumber: serialNumber })
        await next.close()
        const last = await context.newPage()
        await last.goto('/pages/credit/cash/home')
        await signInAgain(last, mode)
        await expect(last.getByTestId('amount')).toBeVisible()
      })
    }
  })
}
