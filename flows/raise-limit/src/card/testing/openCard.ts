import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from '../copy.ts'
import { card } from '../step.ts'
import { CARD } from './cards.ts'

const { labels } = copy
export const SENT = /已发送至139.*5678/
export const number = () => page.getByLabelText(labels.cardNo)
export const mobile = () => page.getByLabelText(labels.mobile)
export const code = () => page.getByRole('textbox', { name: labels.code })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const alert = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

/** Opens the form. */
export async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(card, options)
  await expect.element(number()).toBeVisible()
  return opened
}

/** Opens the form and has a code sent for a card. */
export async function openSent(options: OpenPageOptions<object> = {}, cardNo: string = CARD.cardNo) {
  const opened = await open(options)
  await number().fill(cardNo)
  await mobile().fill(CARD.mobile)
  await button('获取验证码').click()
  await expect.element(opened.text(SENT)).toBeVisible()
  return opened
}

/** Sends the form with this code. */
export async function bind(options: OpenPageOptions<object> = {}, cardNo?: string, typed = '123456') {
  const opened = await openSent(options, cardNo)
  await code().fill(typed)
  await button(copy.submit).click()
  return opened
}
