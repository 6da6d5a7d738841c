import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import type { LoanSeed } from '@koo/steps/loan'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { home } from '../../pages.ts'

export const amount = page.getByTestId('amount')

/** The monthly payments that are shown, one for each period. */
export const payments = () =>
  [...document.querySelectorAll('[data-testid=month-pay]')].map((node) => node.textContent ?? '')

export const borrow = page.getByRole('button', { name: '立即借款' })

/** Named, because coupons in a sheet that still closes are check boxes too. */
export const consent = page.getByRole('checkbox', { name: /同意/ })

/** Waits until the periods are shown. */
export const ready = () => expect.poll(() => payments().length).toBeGreaterThan(0)

/** Opens the loan page. */
export const openHome = (options: OpenPageOptions<LoanSeed> = {}, search: LoanSeed = {}) =>
  openPage(home, { ...options, search })

/** Opens the loan page and waits until the periods are shown. */
export async function openReady(options: OpenPageOptions<LoanSeed> = {}, search: LoanSeed = {}) {
  const opened = await openHome(options, search)
  await ready()
  return opened
}

/** Closes the pop-up that the page opens by itself. */
export async function closePopup() {
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: '关闭' }).click()
  await expect.element(popup).not.toBeInTheDocument()
}
