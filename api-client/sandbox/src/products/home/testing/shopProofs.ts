import { expect } from 'vitest'
import { type Person, serial } from '../../../testing/client.ts'
import { refusedDraw } from './shop.ts'

/** Codes of the home page's floors in one version. */
async function floors(person: Person, version: 3 | 4 | 5): Promise<string[]> {
  const { sections } = await person.call(`apphome/queryContentV${version}`, {})
  return sections.map((section) => section.sectionCode)
}

/** Proves the personas of other versions, strange replies, orders and renewals. */
export const shopProofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async 'home-v3'(person) {
    expect(await person.call('apphome/queryGray', { typeId: 'home' })).toMatchObject({ contentVersion: 3 })
    expect(await floors(person, 3)).toEqual(['notice', 'card', 'menu', 'banner', 'coupons'])
  },
  async 'home-v4'(person) {
    expect(await person.call('apphome/queryGray', { typeId: 'home' })).toMatchObject({ contentVersion: 4 })
    expect(await floors(person, 4)).toEqual([
      'notice',
      'card',
      'menu',
      'banner',
      'coupons',
      'campaigns',
      'member',
    ])
  },
  async 'home-strange'(person) {
    expect(await floors(person, 5)).toEqual(expect.arrayContaining(['hologram', '', 'card', 'menu']))
    const { sections } = await person.call('apphome/queryContentV5', {})
    const menu = sections.find((section) => section.sectionCode === 'menu')
    expect(menu?.items?.map((item) => item.linkUrl)).toContain('https://offers.example.net/win')
  },
  async 'strange-messages'(person) {
    const list = await person.call('message/queryList', {})
    expect(list.map((message) => message.type)).toContain('hologram')
    const [long] = list
    const { content } = await person.call('message/queryDetail', { id: long?.id ?? '' })
    expect(content?.length).toBeGreaterThan(8000)
  },
  async 'campaign-ends'(person) {
    const phases = async (): Promise<unknown[]> =>
      (await person.call('activity/queryCampaigns', {})).map((campaign) => campaign.status)
    expect(await phases()).toEqual([1, 1, 0, 2])
    await person.admin('POST', 'clock', { advanceMs: 3 * 60_000 + 1 })
    expect(await phases()).toEqual([2, 2, 0, 2])
    expect(await refusedDraw(person, 1, 'lucky-draw')).toEqual([42161, '活动已结束'])
    expect(await refusedDraw(person, 2, 'season-discount')).toEqual([42161, '活动已结束'])
  },
  async 'top-up-orders'(person) {
    const orders = await person.call('virtual/queryOrders', {})
    expect(orders.map((order) => order.status)).toEqual([
      'refunding',
      'processing',
      'paying',
      'paid',
      'delivered',
      'refunded',
      'failed',
      'closed',
      'delivered',
      'delivered',
    ])
    const times = orders.map((order) => String(order.time))
    expect(times).toEqual([...times].sort().reverse())
    const saved = await person.call('virtual/queryOrderDetail', { orderNum: orders[4]?.orderNum ?? '' })
    expect(saved).toMatchObject({ price: '99.80', couponAmount: '5.00', amount: '94.80' })
    expect(await person.call('user/queryPendingOrderCount', {})).toBe(1)
  },
  async 'member-year'(person) {
    expect(await person.call('member/queryInfo', {})).toMatchObject({ status: 1 })
    const renewals = await person.call('member/queryRenewList', {})
    expect(renewals.map((renewal) => renewal.status)).toEqual(Array.from({ length: 12 }, () => 'success'))
    expect(await person.call('member/queryAutoRenewConfig', {})).toMatchObject({ enabled: true })
  },
  async 'member-no-upgrade'(person) {
    const request = { serialNumber: serial(1), planId: 'super-month' }
    expect(await person.refusal('member/upgrade', request)).toEqual([42163, '会员升级系统维护中，请稍后再试'])
    expect(await person.call('member/queryAutoRenewConfig', {})).toMatchObject({ enabled: false })
  },
}
