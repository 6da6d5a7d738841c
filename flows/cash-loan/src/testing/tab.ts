import { openFlow, type OpenFlowOptions } from '@koo/page/testing/flow'
import type { SandboxWorld } from '@koo/page/testing'
import { page } from 'vitest/browser'
import { cashLoan } from '../flow.ts'

/** Opens the cash loan in a tab, at the loan page by default. */
export const openTab = (world: SandboxWorld, options: OpenFlowOptions = {}) =>
  openFlow(cashLoan, world, { at: '/cash/home', ...options })

export const CONFIRM = '/cash/home/confirm?amount=12000&period=12&card=C1'

/** Fills the loan page and goes to the confirm page. */
export async function fillHome(amount = '12000') {
  await page.getByTestId('amount').fill(amount)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '立即借款' }).click()
}

/** Opens the code dialog on the confirm page; resolves to its field. */
export async function askCode() {
  await page.getByRole('button', { name: '确认借款' }).click()
  return page.getByRole('dialog').getByRole('textbox')
}

/** Ticks the consent, then opens the code dialog. */
export async function askCodeWithConsent() {
  await page.getByRole('checkbox').click()
  return askCode()
}

/** The publish calls that reached the sandbox. */
export const publishCalls = (world: SandboxWorld) => world.sandbox.log('default', 'cash/publishV2')
