import { expect, test } from '../support/around.ts'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { ENVIRONMENTS } from '../support/environments.ts'

/** The environments whose app tells the page about its back key. */
const APPS = ENVIRONMENTS.filter(({ tellsTitle }) => tellsTitle)

for (const row of APPS)
  test.describe(row.kind, () => {
    test.use({ row })

    test('its back key closes a sheet, goes back, and asks before the app is left', async ({
      page,
      loan,
      around,
    }) => {
      await loan.open()
      await loan.amount.fill('12000')
      await loan.openSheet('plan')
      expect(await around.pressBack(page)).toBe(true)
      await expect(loan.sheet('plan')).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`${LoanPage.path}$`))

      await loan.continueToConfirm()
      await expect(page).toHaveTitle('确认借款')
      expect(await around.pressBack(page)).toBe(true)
      await expect(page).toHaveURL((url) => url.pathname !== ConfirmPage.path)
      await loan.isReady()
      await expect(loan.amount).toHaveValue('12,000')

      // The question; the key does not press its buttons.
      expect(await around.pressBack(page)).toBe(true)
      await expect(loan.leaveDialog).toBeVisible()
      expect(await around.pressBack(page)).toBe(true)
      await expect(page).toHaveURL((url) => url.pathname === LoanPage.path)
    })
  })

test.describe('a plain browser', () => {
  test.use({ row: ENVIRONMENTS.at(-1)! })

  test('hears no back key of an app', async ({ page, loan, around }) => {
    await loan.open()
    expect(await around.pressBack(page)).toBe(false)
    await expect(loan.leaveDialog).toBeHidden()
  })
})
