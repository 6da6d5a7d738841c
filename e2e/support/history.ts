/** Shared helpers for going back and forward. */
import type { Page } from '@playwright/test'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { expect } from './test.ts'

/** A page to open before the app, so that the customer can go back to it. */
export const BEFORE = '/pages/credit/agreements/service.html'

/**
 * The browser's back. Not `goBack()`, which waits for a page: closing a sheet loads none. It is done after the answer to
 * the test, which a page that is left could not give.
 */
export const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

/** Two steps back in one task, as by two quick taps on the browser's button. */
export const twoBacks = (page: Page) =>
  page.evaluate(
    () =>
      void setTimeout(() => {
        history.back()
        history.back()
      }),
  )

/** Expects address, title bar and document title to name the same page. */
export async function expectAt(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(heading)
}

export const isHome = (page: Page) => expectAt(page, LoanPage.path, '借款')
export const isConfirm = (page: Page) => expectAt(page, ConfirmPage.path, '确认借款')

/** Expects the page to scroll: no scroll lock of a sheet is left. */
export async function expectUnlocked(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
}
