import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { customer, DAY, draw, later } from './testing/shop.ts'

const ADDRESS = {
  contactName: '张三',
  contactPhone: '13812345678',
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  street: '文新街道',
  detail: '示例路1号',
}

describe('orders of prizes', () => {
  it('go on with the days once there is an address, and are closed without one', async () => {
    const person = await customer('prize-orders')
    const texts = async () =>
      (await person.call('activity/queryOfferOrders', {})).map((order) => order.status)
    expect(await texts()).toEqual(['waitAddress', 'preparing', 'shipped', 'delivered', 'closed'])
    const [open] = await person.call('activity/queryOfferOrders', {})
    await person.call('activity/saveOrderAddress', {
      serialNumber: serial(1),
      address: ADDRESS,
      orderNum: open?.orderNum ?? '',
    })
    expect(await texts()).toEqual(['preparing', 'preparing', 'shipped', 'delivered', 'closed'])
    await later(person, DAY, 'prize-orders')
    expect(await texts()).toEqual(['shipped', 'shipped', 'shipped', 'delivered', 'closed'])
    await later(person, 3 * DAY, 'prize-orders')
    expect(await texts()).toEqual(['delivered', 'delivered', 'delivered', 'delivered', 'closed'])
    expect(
      await person.refusal('activity/saveOrderAddress', {
        serialNumber: serial(2),
        address: ADDRESS,
        orderNum: open?.orderNum ?? '',
      }),
    ).toEqual([42162, '该订单不存在或已无法填写收货地址'])
  })

  it('that wait take the address that is saved without naming one; unanswered for a week they are closed', async () => {
    const person = await customer('lucky')
    await draw(person, 1)
    await person.call('activity/saveOrderAddress', { serialNumber: serial(2), address: ADDRESS })
    expect(await person.call('activity/queryOfferOrders', {})).toMatchObject([{ status: 'preparing' }])
    const waiting = await customer('lucky')
    await draw(waiting, 1)
    await later(waiting, 7 * DAY, 'lucky')
    expect(await waiting.call('activity/queryOfferOrders', {})).toMatchObject([
      { status: 'closed', statusText: '已关闭，超过7天未填写收货地址' },
    ])
  })

  it('have addresses: one default, changed in place, at most ten, refused when incomplete', async () => {
    const person = await customer('old-customer')
    const save = (k: number, address: Partial<typeof ADDRESS> & { addressId?: string; isDefault?: number }) =>
      person.envelope('activity/saveOrderAddress', {
        serialNumber: serial(k),
        address: { ...ADDRESS, ...address },
      })
    const list = () => person.call('activity/queryOrderAddress', {})
    await save(1, {})
    await save(1, {})
    expect(await list(), 'a repeat keeps one').toHaveLength(1)
    expect(await list()).toMatchObject([{ contactName: '张三', isDefault: true }])
    await save(2, { contactName: '李四', isDefault: 1 })
    expect(await list()).toMatchObject([
      { contactName: '李四', isDefault: true },
      { contactName: '张三', isDefault: false },
    ])
    const second = (await list())[1]?.addressId ?? ''
    await save(3, { addressId: second, contactName: '王五' })
    expect(await list()).toMatchObject([{ contactName: '李四' }, { contactName: '王五', addressId: second }])
    expect((await save(4, { addressId: 'D0' })).ResultMessage).toBe('该收货地址不存在，请刷新后重试')
    for (const [k, address, text] of [
      [5, { contactName: '' }, '收货人姓名应为2至20个字'],
      [6, { contactPhone: '123' }, '收货人手机号填写有误，请检查后重试'],
      [7, { province: '' }, '请选择所在地区'],
      [8, { detail: '路' }, '请填写详细地址，4至100个字'],
    ] as const) {
      expect(await save(k, address)).toMatchObject({ Result: 400, ResultMessage: text })
    }
    await save(9, { addressId: second, area: '区'.repeat(50) })
    expect((await list())[1]?.area, 'names of regions are short').toHaveLength(40)
    for (let k = 10; k < 18; k += 1) await save(k, {})
    expect(await list()).toHaveLength(10)
    expect(await save(18, {})).toMatchObject({ Result: 400, ResultMessage: '最多保存10个收货地址' })
    expect(await (await customer('prize-orders')).call('activity/queryOrderAddress', {})).toHaveLength(2)
  })
})
