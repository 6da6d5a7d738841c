import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import type { LoanSeed } from '@koo/steps/loan'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from '../copy.ts'
import { loan } from '../step.ts'

export const CODE = '123456'
export const PERSONA = 'merchant-approved'
/** A loan that is possible for this persona. */
export const SELECTION: LoanSeed = { amount: '20000', period: '12' }

export const amount = page.getByTestId('amount')
export const borrow = page.getByRole('button', { name: '立即借款' })
/** Named, because a sheet that still closes may have check boxes too. */
export const consent = page.getByRole('checkbox', { name: /同意/ })
export const question = page.getByRole('dialog', { name: copy.question.title })
export const confirm = question.getByRole('button', { name: copy.question.confirm })
export const code = page.getByRole('dialog', { name: '短信验证' }).getByRole('textbox')

/** The monthly payments that are shown, one for each period. */
export const payments = () =>
  [...document.querySelectorAll('[data-testid=month-pay]')].map((node) => node.textContent ?? '')

/** Waits until the periods are shown. */
export const ready = () => expect.poll(() => payments().length).toBeGreaterThan(0)

export const openLoan = (options: OpenPageOptions<LoanSeed> = {}, search = SELECTION) =>
  openPage(loan, { persona: PERSONA, search, ...options })

/** Opens the loan page and waits until the periods are shown. */
export async function openReady(options: OpenPageOptions<LoanSeed> = {}, search = SELECTION) {
  const opened = await openLoan(options, search)
  await ready()
  return opened
}

/** Ticks the consent, unless it is ticked, and opens the question with the figures. */
export async function ask() {
  await ready()
  if (!consent.element().matches(':checked, [aria-checked=true]')) await consent.click()
  await borrow.click()
  await expect.element(question).toBeVisible()
}

/** Confirms the figures: the dialog for the code opens. */
export async function toCode() {
  await confirm.click()
  await expect.element(code).toBeVisible()
}

/** Opens the page, selects, confirms: typing the code then sends the loan. */
export async function atCode(options: OpenPageOptions<LoanSeed> = {}, search = SELECTION) {
  const opened = await openReady(options, search)
  await ask()
  await toCode()
  return opened
}
