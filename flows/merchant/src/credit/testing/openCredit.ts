import type { DevicePlace } from '@koo/flow'
import { draftOf } from '@koo/page/draft'
import { memoryStorage } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { copy } from '../copy.ts'
import { merchantCredit } from '../step.ts'

/** Calls of the page. */
export const [ORDER, MAY, AUDIT, CREATE, STORES, APPLY, RECALL] = [
  'merchant/getLoanData',
  'merchant/preValidator',
  'merchant/preAudit',
  'merchant/createSalesOrder',
  'merchant/getStoreAuthItems',
  'merchant/applyAmount',
  'merchant/recall',
] as const

/** What a customer has typed into the order, as its draft keeps it. */
export const TYPED = {
  merchantName: '思远水果店',
  industry: [
    { code: 'F', name: '批发和零售业' },
    { code: '52', name: '零售业' },
    { code: '5223', name: '果品、蔬菜零售' },
  ],
  region: [
    { code: '浙江省', name: '浙江省' },
    { code: '杭州市', name: '杭州市' },
    { code: '西湖区', name: '西湖区' },
  ],
  detail: '文三路90号',
  contactName: '李思远',
  contactPhone: '13912345678',
}

/** Where the form of the order keeps what is typed. */
const DRAFT = 'draft_merchant_order'

type Options = OpenPageOptions<object>

export const open = (options: Options = {}) => openPage(merchantCredit, options)

/** Opens the form of the order, with what was typed before. */
export async function openOrder(typed: Partial<typeof TYPED> = {}, options: Options = {}) {
  const store = memoryStorage()
  const opened = await open({
    persona: 'merchant-opened',
    ...options,
    host: { store, ...options.host },
    prepare: (world) => {
      // A reload finds what was typed meanwhile.
      if (store.getItem(DRAFT) !== null) return
      draftOf<object>(
        { memory: store, userId: world.userId, now: world.clock.now },
        { key: DRAFT, version: 1, read: (value) => value as object },
      ).save({ ...TYPED, ...typed })
    },
  })
  await expect.element(opened.field(copy.order.labels.contactName)).toBeVisible()
  return opened
}

/** Opens the amount, with a proof of the trade unless the persona has none. */
export async function openAmount(options: Options = {}) {
  const opened = await open({ persona: 'merchant-draft', ...options })
  await expect.element(opened.field(copy.amount.label)).toBeVisible()
  return opened
}

/** Where the phone is: in Hangzhou. */
export const place: DevicePlace = { latitude: 30.27, longitude: 120.13, precision: 20 }
