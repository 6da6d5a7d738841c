/** What journeys back and forth have in common. */
import type { Page } from '@playwright/test'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { expect } from './test.ts'

/** A page before the app's own, so that there is somewhere to go back to. */
export const BEFORE = '/pages/credit/agreements/service.html'

/** The browser's own back. Not `goBack()`, which waits for a page: a sheet that closes brings none. */
export const back = (page: Page) => page.evaluate(() => history.back())

/** Address, title bar and document title name the same page. */
export async function expectAt(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(heading)
}

export const isHome = (page: Page) => expectAt(page, LoanPage.path, '借款')
export const isConfirm = (page: Page) => expectAt(page, ConfirmPage.path, '确认借款')

/** The page can be scrolled again: no lock of a sheet was left behind. */
export async function expectUnlocked(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
}
