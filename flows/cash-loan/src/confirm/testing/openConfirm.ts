import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ConfirmQuery } from '../../model/queries/confirm.ts'
import { confirm as step } from '../../pages.ts'

/** A loan that is possible for the default persona. */
export const SELECTION: ConfirmQuery = { amount: '12000', period: '12', card: 'C1', coupons: 'CR3,CM1' }

export type OpenOptions = OpenPageOptions<ConfirmQuery>
/** Opens the confirm page. */
export const openConfirm = (options: OpenOptions = {}, search = SELECTION) =>
  openPage(step, { ...options, search })

export const confirm = page.getByRole('button', { name: '确认借款' })
export const dialog = page.getByRole('dialog')
export const code = dialog.getByRole('textbox')
/** Waits until the terms are shown. */
export const termsShown = () => expect.element(page.getByText('综合年利率（单利）')).toBeVisible()

/** Opens the confirm page and waits for its terms. */
export async function openTerms(options: OpenOptions = {}, search = SELECTION) {
  const opened = await openConfirm(options, search)
  await termsShown()
  return opened
}

/** Ticks the consent and opens the code dialog. */
export async function openCode(options: OpenOptions = {}, search = SELECTION) {
  const opened = await openTerms(options, search)
  await page.getByRole('checkbox').click()
  await confirm.click()
  await expect.element(code).toBeVisible()
  return opened
}
