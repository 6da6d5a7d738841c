import { replies, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { cashQueryCoupons } from '@koo/api-client/calls'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { order, pay, type Outcome } from '../testing/shop.ts'
import { copy } from './copy.ts'
import { result } from './step.ts'

const STATE = 'virtual/queryPayResult'
const MINUTE = 60_000
/** Words that claim that something arrived. */
const CLAIM = /充值成功|已完成|已经充值到账/

type Options = OpenPageOptions<{ orderNum: string }>
async function open(before: (world: SandboxWorld) => Promise<string>, options: Options = {}) {
  const world = sandboxWorld({ persona: 'top-up-coupons' })
  const orderNum = await before(world)
  return openPage(result, { world, search: { orderNum }, ...options })
}
const after = (outcome: Outcome, ending?: string) => (world: SandboxWorld) => pay(world, outcome, ending)
const heading = (name: string) => page.getByRole('heading', { name })
const bodyText = () => document.body.textContent ?? ''

describe('the result of a top-up', () => {
  it('says that it was paid, and within seconds that it has arrived', { tags: ['result.13'] }, async () => {
    const { clock, tap, exits } = await open(after('success'))
    await expect.element(heading('支付成功，充值中')).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
    await clock.advance(6_000)
    await expect.element(heading('已完成')).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: copy.receipt.title }))
      .toMatchTextContent(/实付金额¥99\.80.*已下单.*已付款.*已充值到账.*订单号/)
    await tap(copy.orders)
    expect(exits).toEqual([{ name: 'orders', query: undefined }])
  })

  it('of one that fails follows the refund', async () => {
    const { clock } = await open(after('success', '9002'))
    await clock.advance(6_000)
    await expect.element(heading('充值失败，退款中')).toBeVisible()
    await clock.advance(80_000)
    await expect.element(heading('充值失败，已原路退款')).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
  })

  it('of one that takes long claims no more than the payment, after 30 requests', async () => {
    const { clock, calls, text } = await open(after('success', '9004'))
    await expect.element(heading('支付成功，充值中')).toBeVisible()
    await clock.advance(3 * MINUTE)
    await expect.element(text(copy.running.paid.usedUp.text)).toBeVisible()
    expect(calls(STATE)).toHaveLength(30)
    expect(bodyText()).not.toMatch(CLAIM)
  })

  it.each<[Outcome, string]>([
    ['failed', '支付失败'],
    ['processing', '支付处理中，请稍候'],
  ])('after %s claims nothing', async (outcome, title) => {
    await open(after(outcome))
    await expect.element(heading(title)).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
  })

  it('of an order that was not paid leads to where it is', async () => {
    const opened = await open(async (world) => (await order(world)).orderNum)
    await expect.element(heading('待支付')).toBeVisible()
    await opened.tap(copy.detail)
    expect(opened.exits).toEqual([{ name: 'detail', query: { orderNum: expect.any(String) } }])
  })

  it('of an order that nobody paid says that it is closed', async () => {
    await open(async (world) => {
      const { orderNum } = await order(world)
      await world.clock.advance(16 * MINUTE)
      return orderNum
    })
    await expect.element(heading('超时未支付，订单已关闭')).toBeVisible()
  })

  it('of a state that is not known here claims nothing', { tags: ['loan.14'] }, async () => {
    const { tap, calls } = await open(after('success'), {
      faults: [replies(STATE, { status: 'reviewing', statusText: '充值成功', amount: '99.80' })],
    })
    await expect.element(heading(copy.ended.unknown.title)).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
    await tap('刷新结果')
    await expect.poll(() => calls(STATE).length).toBe(2)
  })

  it('of a number that does not exist says so', async () => {
    const { text } = await open(() => Promise.resolve('none'))
    await expect.element(text(copy.missing.title)).toBeVisible()
  })
})

it('a coupon of a refunded order is back', async () => {
  const world = sandboxWorld({ persona: 'top-up-coupons' })
  const orderNum = await pay(world, 'success', '9002', 'CT1')
  const usable = async () => {
    const { couponList } = await cashQueryCoupons(world.gateway, {})
    return couponList.find(({ couponId }) => couponId === 'CT1')?.statusId
  }
  expect(await usable()).toBe(2)
  await openPage(result, { world, search: { orderNum } })
  await world.clock.advance(90_000)
  await expect.element(heading('充值失败，已原路退款')).toBeVisible()
  expect(await usable()).toBe(1)
})
