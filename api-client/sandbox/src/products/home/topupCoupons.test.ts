import { describe, expect, it } from 'vitest'
import { customer, later, pay } from './testing/shop.ts'
import { orderTopUp, refusedTopUp, topUpResult } from './testing/topup.ts'

const MINUTE = 60_000

describe('coupons for top-ups', () => {
  it('are listed with the reason why one does not fit, and stay off the loan page', async () => {
    const person = await customer('top-up-coupons')
    const listed = async (skuId: string) =>
      Object.fromEntries(
        (await person.call('virtual/queryCoupons', { skuId })).map((coupon) => [
          coupon.couponId,
          coupon.reasonList?.[0] ?? '',
        ]),
      )
    expect(await listed('phone-mobile-50')).toEqual({
      CT1: '',
      CT2: '满100元可用',
      CT4: '该券已过期',
      CT5: '该券暂未生效',
    })
    expect(await person.refusal('virtual/queryCoupons', { skuId: 'x' })).toEqual([
      42162,
      '该商品不存在或已下架',
    ])
    const { couponList } = await person.call('cash/queryCoupons', {})
    expect(
      couponList.filter((coupon) => coupon.kindId === 2).every(({ productIds }) => productIds?.[0] === 'M9'),
    ).toBe(true)
  })

  it('reduce the price once, and are returned when the order fails', async () => {
    const person = await customer('top-up-coupons')
    expect(await refusedTopUp(person, 1, { couponId: 'CT2' })).toEqual([
      42111,
      '优惠券“充值立减10元券”：满100元可用',
    ])
    expect((await refusedTopUp(person, 2, { couponId: 'CT3' }))[0]).toBe(42111)
    expect((await refusedTopUp(person, 3, { couponId: 'CR1' }))[0]).toBe(42111)
    const first = await orderTopUp(person, 4, { couponId: 'CT1' })
    expect(await topUpResult(person, first.orderNum)).toEqual(['paying', '98.80'])
    expect((await refusedTopUp(person, 5, { couponId: 'CT1' }))[0]).toBe(42111)
    await later(person, 15 * MINUTE, 'top-up-coupons')
    const second = await orderTopUp(person, 6, { couponId: 'CT1' })
    await pay(person, second.url, 'failed')
    const third = await orderTopUp(person, 7, { couponId: 'CT1' })
    await pay(person, third.url)
    await person.admin('POST', 'clock', { advanceMs: 3000 })
    expect(await topUpResult(person, third.orderNum)).toEqual(['delivered', '98.80'])
    expect((await refusedTopUp(person, 8, { couponId: 'CT1' }))[0]).toBe(42111)
  })

  it('take their face value off the price', async () => {
    const person = await customer('top-up-coupons')
    const { orderNum } = await orderTopUp(person, 1, { skuId: 'phone-mobile-200', couponId: 'CT2' })
    expect(await topUpResult(person, orderNum)).toEqual(['paying', '189.60'])
  })
  it('stay used after others were', async () => {
    const person = await customer('top-up-coupons')
    await orderTopUp(person, 1, { couponId: 'CT1' })
    await orderTopUp(person, 2, { skuId: 'phone-mobile-200', couponId: 'CT2' })
    const left = await person.call('virtual/queryCoupons', { skuId: 'phone-mobile-200' })
    expect(left.map((coupon) => coupon.couponId)).toEqual(['CT4', 'CT5'])
  })
})
