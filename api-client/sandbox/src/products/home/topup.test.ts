import { describe, expect, it } from 'vitest'
import { cashier, customer, later, pay } from './testing/shop.ts'
import { orderTopUp, refusedTopUp, topUpResult } from './testing/topup.ts'

const MINUTE = 60_000

describe('articles of top-ups', () => {
  it('of a phone are those of its network, with prices and stock', async () => {
    const person = await customer('old-customer')
    const mobile = await person.call('virtual/queryPhoneSku', { mobile: '13812345678' })
    expect(mobile.operatorName).toBe('中国移动')
    expect(mobile.skuList.find((sku) => sku.skuId === 'phone-mobile-100')).toMatchObject({
      name: '100元话费',
      faceValue: '100.00',
      price: '99.80',
      enabled: true,
    })
    expect(mobile.skuList.filter((sku) => sku.enabled === false).map((sku) => sku.skuId)).toEqual([
      'phone-mobile-500',
    ])
    const nameOf = async (number: string) =>
      (await person.call('virtual/queryPhoneSku', { mobile: number })).operatorName
    expect(await nameOf('18612345678')).toBe('中国联通')
    expect(await nameOf('18912345678')).toBe('中国电信')
    expect(await nameOf('19212345678')).toBe('中国广电')
    expect(await person.call('virtual/queryPhoneSku', { mobile: '17012345678' })).toEqual({
      skuList: [],
      operatorName: '虚拟运营商',
    })
    expect(await person.call('virtual/queryPhoneSku', { mobile: '12012345678' })).toEqual({
      skuList: [],
      operatorName: null,
    })
  })

  it('of video services and QQ are one list', async () => {
    const person = await customer('old-customer')
    const video = await person.call('virtual/queryVideoSku', {})
    expect(video.skuList.length).toBeGreaterThan(4)
    expect(video.skuList.some((sku) => sku.enabled === false)).toBe(true)
    const qq = await person.call('virtual/queryQqSku', { qq: '12345678' })
    expect(qq.skuList[0]).toMatchObject({ name: '5Q币', price: '4.90' })
    expect(await person.call('virtual/queryQqSku', {})).toEqual(qq)
    expect(await person.refusal('virtual/queryQqSku', { qq: '0123' })).toEqual([
      400,
      'QQ号填写有误，请检查后重试',
    ])
    expect((await person.mount.fetch(qq.skuList[0]?.pictureUrl ?? '')).status).toBe(200)
  })
})

describe('a top-up', () => {
  it('is paid at the cashier, delivered seconds later, and causes a message', async () => {
    const person = await customer('old-customer')
    const { orderNum, url } = await orderTopUp(person, 1, { callBackUrl: 'https://shop.example/back?a=1' })
    expect(await topUpResult(person, orderNum)).toEqual(['paying', '99.80'])
    const [status, html] = await cashier(person, url)
    expect(status).toBe(200)
    expect(html).toContain('99.80')
    expect(await pay(person, url)).toBe('https://shop.example/back?a=1')
    expect(await topUpResult(person, orderNum)).toEqual(['paid', '99.80'])
    await person.admin('POST', 'clock', { advanceMs: 3000 })
    expect(await topUpResult(person, orderNum)).toEqual(['delivered', '99.80'])
    const [message] = await person.call('message/queryList', { type: 'order' })
    expect(message).toMatchObject({ title: '充值成功', summary: '您购买的100元话费已充值到账。' })
    expect(await person.call('message/queryList', { type: 'order' }), 'once').toHaveLength(1)
    expect((await cashier(person, url))[0]).toBe(410)
    expect(await pay(person, url)).toBe(null)
  })

  it('goes back to the result page when it names no other', async () => {
    const person = await customer('old-customer')
    const { orderNum, url } = await orderTopUp(person, 1)
    expect(await pay(person, url, 'later')).toMatch(
      new RegExp(`/pages/credit/topUp/result\\?orderNum=${orderNum}$`),
    )
    expect(await topUpResult(person, orderNum), 'not paid yet').toEqual(['paying', '99.80'])
  })

  it('may be refused by the bank, take a while there, or never be paid', async () => {
    const person = await customer('old-customer')
    const failed = await orderTopUp(person, 1)
    await pay(person, failed.url, 'failed')
    expect(await topUpResult(person, failed.orderNum)).toEqual(['failed', '99.80'])

    const slow = await orderTopUp(person, 2)
    await pay(person, slow.url, 'processing')
    expect(await topUpResult(person, slow.orderNum)).toEqual(['processing', '99.80'])
    await person.admin('POST', 'clock', { advanceMs: 30_000 })
    expect(await topUpResult(person, slow.orderNum)).toEqual(['paid', '99.80'])
    await person.admin('POST', 'clock', { advanceMs: 3000 })
    expect(await topUpResult(person, slow.orderNum)).toEqual(['delivered', '99.80'])

    const forgotten = await orderTopUp(person, 3)
    await later(person, 15 * MINUTE)
    expect(await person.call('virtual/queryPayResult', { orderNum: forgotten.orderNum })).toMatchObject({
      status: 'closed',
      statusText: '超时未支付，订单已关闭',
    })
    expect((await cashier(person, forgotten.url))[0]).toBe(410)
  })

  it('is one order for one serial number, and at most five wait for their payment', async () => {
    const person = await customer('old-customer')
    const first = await orderTopUp(person, 1)
    expect(await orderTopUp(person, 1)).toEqual(first)
    for (let k = 2; k <= 5; k += 1) await orderTopUp(person, k)
    expect(await refusedTopUp(person, 6, {})).toEqual([
      42163,
      '您有多笔待支付订单，请支付或等待订单关闭后再试',
    ])
    expect((await person.refusal('virtual/queryPayResult', { orderNum: 'Y0' }))[0]).toBe(42162)
  })

  it('keeps thirty orders', async () => {
    const person = await customer('old-customer')
    const { orderNum } = await orderTopUp(person, 100)
    await later(person, 20 * MINUTE)
    for (let k = 0; k < 30; k += 1) {
      await pay(person, (await orderTopUp(person, k)).url)
      await person.admin('POST', 'clock', { advanceMs: 3000 })
    }
    expect((await person.refusal('virtual/queryPayResult', { orderNum }))[0]).toBe(42162)
  })

  it('is refused for an account that does not fit, an article out of stock or unknown, and a bad address', async () => {
    const person = await customer('old-customer')
    const wrongAccount = [400, '充值账号与所选商品不符，请检查后重试']
    expect(await refusedTopUp(person, 1, { account: '18612345678' })).toEqual(wrongAccount)
    expect(await refusedTopUp(person, 2, { skuId: 'qq-30', account: '012' })).toEqual(wrongAccount)
    expect(await refusedTopUp(person, 3, { skuId: 'video-xinghe-month', account: 'nobody' })).toEqual(
      wrongAccount,
    )
    expect(await refusedTopUp(person, 4, { skuId: 'phone-mobile-500' })).toEqual([
      42163,
      '该商品暂时无法充值，请选择其他商品',
    ])
    expect(await refusedTopUp(person, 5, { skuId: 'constructor' })).toEqual([42162, '该商品不存在或已下架'])
    const badAddress = [400, '返回地址填写有误，请检查后重试']
    expect(await refusedTopUp(person, 6, { callBackUrl: 'javascript:alert(1)' })).toEqual(badAddress)
    expect(await refusedTopUp(person, 7, { callBackUrl: 'http://[' })).toEqual(badAddress)
    expect(
      (await orderTopUp(person, 8, { skuId: 'video-xinghe-month', account: 'me@mail.example' })).url,
    ).toBeTruthy()
    expect((await orderTopUp(person, 9, { skuId: 'qq-30', account: '12345' })).url).toBeTruthy()
  })

  describe('to a magic account', () => {
    it('9001 is refused', async () => {
      const person = await customer('old-customer')
      expect(await refusedTopUp(person, 1, { account: '13800009001' })).toEqual([
        42163,
        '该账号暂不支持充值，请更换账号',
      ])
    })

    it('9002 is paid, cannot be delivered, and is refunded a minute later, coupon included', async () => {
      const person = await customer('top-up-coupons')
      const { orderNum, url } = await orderTopUp(person, 1, { account: '13800009002', couponId: 'CT1' })
      await pay(person, url)
      expect(await topUpResult(person, orderNum)).toEqual(['paid', '98.80'])
      await person.admin('POST', 'clock', { advanceMs: 3000 })
      expect(await topUpResult(person, orderNum)).toEqual(['refunding', '98.80'])
      await person.admin('POST', 'clock', { advanceMs: MINUTE })
      expect(await topUpResult(person, orderNum)).toEqual(['refunded', '98.80'])
      expect(await person.call('message/queryList', { type: 'order' })).toMatchObject([
        { title: '充值失败已退款' },
      ])
      const coupons = await person.call('virtual/queryCoupons', { skuId: 'phone-mobile-100' })
      expect(coupons.map((coupon) => coupon.couponId)).toContain('CT1')
    })

    it('9003 has no available article', async () => {
      const person = await customer('old-customer')
      const { skuList } = await person.call('virtual/queryPhoneSku', { mobile: '13800009003' })
      expect(skuList.length).toBeGreaterThan(0)
      expect(skuList.every((sku) => sku.enabled === false)).toBe(true)
      expect((await refusedTopUp(person, 1, { account: '13800009003' }))[0]).toBe(42163)
    })

    it('9004 takes ten minutes', async () => {
      const person = await customer('old-customer')
      const { orderNum, url } = await orderTopUp(person, 1, { account: '13800009004' })
      await pay(person, url)
      await person.admin('POST', 'clock', { advanceMs: 10 * MINUTE - 1 })
      expect(await topUpResult(person, orderNum)).toEqual(['paid', '99.80'])
      await person.admin('POST', 'clock', { advanceMs: 1 })
      expect(await topUpResult(person, orderNum)).toEqual(['delivered', '99.80'])
    })
  })
})
