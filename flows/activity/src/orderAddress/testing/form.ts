/** Opens the page of an order's address and writes into it, for its tests. */
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from '../copy.ts'
import { orderAddress } from '../step.ts'

const { labels } = copy

export const SAVE = 'activity/saveOrderAddress'
export const ADDRESSES = 'activity/queryOrderAddress'
export const TYPED = { contactName: '陈思远', contactPhone: '13812345678', detail: '文三路90号3幢' } as const

/** An order that waits for its address, unless the options say otherwise. */
export const open = (options: OpenPageOptions<{ orderNum: string }> = {}) =>
  openPage(orderAddress, { persona: 'prize-orders', search: { orderNum: 'JS0' }, ...options })
export type Opened = Awaited<ReturnType<typeof open>>

export const radio = (name: string | RegExp) => page.getByRole('radio', { name })
export const submit = () => page.getByRole('button', { name: copy.submit })
/** The requests of the write, in their order. */
export const sent = ({ calls }: Opened) => calls(SAVE).map(({ request }) => request)

/** Chooses a new address and writes it. */
export async function writeNew({ fill }: Opened, change: Partial<Record<keyof typeof TYPED, string>> = {}) {
  const typed = { ...TYPED, ...change }
  await radio(copy.isNew).click()
  await fill(labels.contactName, typed.contactName)
  await fill(labels.contactPhone, typed.contactPhone)
  await page.getByRole('button', { name: new RegExp(labels.region) }).click()
  const sheet = page.getByRole('dialog')
  for (const name of ['浙江省', '杭州市', '西湖区', '文新街道'])
    await sheet.getByRole('radio', { name, exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await fill(labels.detail, typed.detail)
}
