import { describe, expect, it } from 'vitest'
import { homeWindows } from './windows.ts'
import { discount } from '../../people/personas/coupons/kinds.ts'
import { oldCustomer } from '../../people/personas/oldCustomer.ts'
import { customerNamed } from '../../testing/customer.ts'
import { START } from '../../testing/client.ts'
import { customer } from './testing/shop.ts'

describe('windows of the home page', () => {
  it('offer a coupon, then invite to the draw; one that was shown does not appear again', async () => {
    const person = await customer('old-customer')
    const windows = await person.call('apphome/queryWindows', {})
    expect(windows.map((window) => window.id)).toEqual(['home-coupon', 'home-draw'])
    const [coupon, draw] = windows
    expect(coupon).toMatchObject({ styleTemplate: 'picture', popImgHrefUrl: '优惠券:BCR1' })
    expect(draw?.popImgHrefUrl).toMatch(/^http.*\/pages\/credit\/activity\/draw\?campaignCode=lucky-draw$/)
    await person.call('merchant/windowReport', { windowId: 'home-coupon', currentPage: 'home' })
    expect((await person.call('apphome/queryWindows', {})).map((window) => window.id)).toEqual(['home-draw'])
  })

  it('fit the customer', async () => {
    const idsOf = async (persona: string) =>
      (await (await customer(persona)).call('apphome/queryWindows', {})).map((window) => window.id)
    expect(await idsOf('home-not-applied')).toEqual(['home-apply'])
    expect(await idsOf('home-refused')).toEqual([])
    expect(await idsOf('member-ended')).toEqual(['home-coupon', 'home-member', 'home-draw'])
    expect(await idsOf('home-overdue')).toEqual(['home-overdue'])
  })

  it('have pictures', async () => {
    const person = await customer('old-customer')
    const [window] = await person.call('apphome/queryWindows', {})
    const response = await person.mount.fetch(window?.popImgUrl ?? '')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await response.text()).toContain('送您一张优惠券')
    const missing = await person.mount.fetch('http://sandbox.test/__sandbox/pictures/constructor.svg')
    expect(missing.status).toBe(404)
  })

  it('offer no coupon that the loan page would refuse', () => {
    const { world, user } = customerNamed('old-customer')
    const idsWith = (products: string[]) => {
      const coupons = (since: number) => [discount({ id: 'X', name: '券', since, products }, 0.8)]
      const customer = { world, user, persona: { ...oldCustomer, coupons }, now: START }
      return homeWindows(customer, 'http://sandbox.test').map((window) => window.id)
    }
    expect(idsWith(['W3'])).toEqual(['home-coupon', 'home-draw'])
    expect(idsWith(['W2'])).toEqual(['home-draw'])
    expect(idsWith(['L1'])).toEqual(['home-draw'])
  })
})
