/** Fills in the form of a booking as a customer does, for its tests and stories. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { shopCopy } from '@koo/steps/shop'
import { copy } from '../copy.ts'

const { labels } = copy.form

/** What a customer types. */
export const TYPED = {
  contactName: '阿依古丽·买买提',
  contactPhone: '13912345678',
  merchantName: '思远便利店',
  detail: '文三路90号',
  amount: '50000',
  visitDay: '2026-03-05',
  visitHour: '10:00',
} as const

const field = (label: string) => page.getByLabelText(label)
const button = (label: string) => page.getByRole('button', { name: label, exact: false })

/** Picks one entry after the other in the cascade of this field. */
export async function cascade(label: string, ...path: readonly string[]) {
  await button(label).first().click()
  const sheet = page.getByRole('dialog')
  for (const name of path) await sheet.getByRole('radio', { name, exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
}

/** Fills in everything. */
export async function fillBooking(change: Partial<Record<keyof typeof TYPED, string>> = {}) {
  const typed = { ...TYPED, ...change }
  await field(labels.contactName).fill(typed.contactName)
  await field(labels.contactPhone).fill(typed.contactPhone)
  await field(shopCopy.name.label).fill(typed.merchantName)
  await cascade(shopCopy.industry.label, '批发和零售业', '零售业', '便利店零售')
  await cascade(shopCopy.region.label, '浙江省', '杭州市', '西湖区')
  await field(shopCopy.detail.label).fill(typed.detail)
  await field(labels.amount).fill(typed.amount)
  await field(labels.visitDay).fill(typed.visitDay)
  await button(labels.visitHour).click()
  await page.getByRole('dialog').getByRole('radio', { name: typed.visitHour, exact: true }).click()
}
