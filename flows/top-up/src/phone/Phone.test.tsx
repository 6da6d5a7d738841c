import { virtualQueryOrders, virtualQueryPayResult } from '@koo/api-client/calls'
import { refuses, replies, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as shopCopy } from '../shop/copy.ts'
import { tapAtCashier } from '../testing/shop.ts'
import { copy } from './copy.ts'
import { phone } from './step.ts'

const ORDER = 'virtual/createOrder'
const STATE = 'virtual/queryPayResult'
const OFFER = 'virtual/queryPhoneSku'
const NUMBER = '13812345678'

const article = (name: RegExp) => page.getByRole('radio', { name })
const submit = () => page.getByRole('button', { name: shopCopy.submit })
const dialog = page.getByRole('dialog')
const go = () => dialog.getByRole('button', { name: '去支付' })
/** The notice above the button. */
const failure = () => page.getByRole('alert').filter({ hasText: /\S/ })
const made = ({ gateway }: SandboxWorld) => virtualQueryOrders(gateway, {})

async function open(number = NUMBER, options: OpenPageOptions<object> = {}) {
  const opened = await openPage(phone, { persona: 'top-up-coupons', ...options })
  await opened.fill(copy.label, number)
  return opened
}
/** With the article of 50 yuan. */
async function choose(number?: string, options?: OpenPageOptions<object>) {
  const opened = await open(number, options)
  await article(/^50元/).click({ force: true })
  return opened
}
async function withCoupon(options?: OpenPageOptions<object>) {
  const opened = await choose(NUMBER, options)
  await opened.tap(/优惠券.*1张可用/)
  await dialog.getByRole('radio', { name: /充值立减1元券/ }).click({ force: true })
  await dialog.getByRole('button', { name: shopCopy.coupon.done }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  return opened
}

describe('the articles of a phone', () => {
  it(
    'are those of its network, with prices, and one that is out of stock',
    { tags: ['role.3'] },
    async () => {
      const { text } = await open()
      await expect.element(text('中国移动')).toBeVisible()
      expect(page.getByRole('radio').elements()).toHaveLength(8)
      await expect.element(page.getByText('¥49.90', { exact: true })).toBeVisible()
      await expect.element(article(/^500元/)).toBeDisabled()
      await expect.element(text(shopCopy.off)).toBeVisible()
    },
  )

  it('are not asked for before the number is whole', async () => {
    const { text, calls } = await open('1381234')
    await expect.element(text(copy.before)).toBeVisible()
    expect(calls(OFFER)).toEqual([])
  })

  it('of a virtual network are none, which is said', async () => {
    const { text } = await open('17012345678')
    await expect.element(text(shopCopy.none.of('虚拟运营商'))).toBeVisible()
    expect(page.getByRole('radio').elements()).toEqual([])
  })

  it('cannot be had while the network is maintained', async () => {
    const { text } = await open('13812349003')
    await expect.element(text(shopCopy.allOff)).toBeVisible()
    for (const radio of page.getByRole('radio').elements()) expect(radio).toHaveProperty('disabled', true)
  })

  it('of another number have nothing chosen', async () => {
    const { fill, calls, text } = await choose()
    await fill(copy.label, '13012345678')
    await expect.element(text('中国联通')).toBeVisible()
    await submit().click()
    await expect.element(text(shopCopy.missing)).toBeVisible()
    expect(calls(ORDER)).toEqual([])
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open(NUMBER, {
      faults: [{ match: OFFER, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(shopCopy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(article(/^50元/)).toBeVisible()
  })

  it('without a readable price, or twice the same, are left out', async () => {
    const sku = { skuId: 'A', name: '50元话费', price: '49.90' }
    await open(NUMBER, {
      contract: 'report',
      faults: [replies(OFFER, { skuList: [sku, sku, { ...sku, skuId: 'B', price: '-1' }] })],
    })
    await expect.element(article(/^50元/)).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(1)
  })
})

describe('the order of a top-up', () => {
  it('says its amount before the customer leaves for the cashier', { tags: ['loan.2'] }, async () => {
    const { text, host, calls } = await withCoupon()
    await submit().click()
    await expect.element(text('支付 ¥48.90')).toBeVisible()
    await expect.element(text(shopCopy.said('50元话费', '138 1234 5678', true))).toBeVisible()
    expect(host.opened).toEqual([])
    await go().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(ORDER)).toMatchObject([
      { request: { skuId: 'phone-mobile-50', account: NUMBER, couponId: 'CT1' } },
    ])
    // The cashier comes back to the result, with the number of the order.
    expect(calls(ORDER)[0]?.request).not.toHaveProperty('callBackUrl')
  })

  it('is one for many taps', async () => {
    const { calls, text } = await choose()
    await expect.element(submit()).toBeVisible()
    for (let tap = 0; tap < 20; tap += 1) (submit().element() as HTMLElement).click()
    await expect.element(text('支付 ¥49.90')).toBeVisible()
    expect(calls(ORDER)).toHaveLength(1)
  })

  it('is the same one after a reload, for the same choice', async () => {
    const first = await choose()
    await submit().click()
    await dialog.getByRole('button', { name: '暂不支付' }).click()
    expect(first.host.opened).toEqual([])
    const again = await first.reload()
    await again.fill(copy.label, NUMBER)
    await article(/^50元/).click({ force: true })
    await submit().click()
    await go().click()
    await expect.poll(() => again.host.opened).toHaveLength(1)
    expect(await made(again.world)).toHaveLength(1)
  })

  it('is another one for another choice', async () => {
    const { world } = await choose()
    await submit().click()
    await dialog.getByRole('button', { name: '暂不支付' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await article(/^30元/).click({ force: true })
    await submit().click()
    await expect.element(go()).toBeVisible()
    expect((await made(world)).map(({ title }) => title)).toEqual(['30元话费', '50元话费'])
  })

  it('is one after a lost reply', async () => {
    const { text, clock, world } = await choose(NUMBER, {
      faults: [{ match: ORDER, fault: 'drop=after', times: 1 }],
    })
    await submit().click()
    await expect.element(failure()).toBeVisible()
    await clock.advance(2_000)
    await submit().click()
    await expect.element(text('支付 ¥49.90')).toBeVisible()
    expect(await made(world)).toHaveLength(1)
  })

  it('that was paid in the meantime leads to its result', async () => {
    const { host, world, exits } = await choose()
    await submit().click()
    await go().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    await tapAtCashier(world, host.opened[0] ?? '', 'processing')
    await submit().click()
    const [first] = await made(world)
    await expect.poll(() => exits).toEqual([{ name: 'paid', query: { orderNum: first?.orderNum } }])
  })

  it('is made anew when the one before has ended', async () => {
    const { host, world, clock } = await choose()
    await submit().click()
    await go().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    await tapAtCashier(world, host.opened[0] ?? '', 'success')
    await clock.advance(5_000)
    await submit().click()
    await expect.element(go()).toBeVisible()
    expect((await made(world)).map(({ status }) => status)).toEqual(['paying', 'delivered'])
  })

  it('of an account that cannot be topped up says why', async () => {
    const { text, host } = await choose('13812349001')
    await submit().click()
    await expect.element(text('该账号暂不支持充值，请更换账号')).toBeVisible()
    expect(host.opened).toEqual([])
  })

  it('with a coupon that is gone says so', async () => {
    const { text } = await withCoupon({ faults: [refuses(ORDER, 42111, '优惠券已失效')] })
    await submit().click()
    await expect.element(text('优惠券已失效')).toBeVisible()
  })

  it('without a readable amount is not paid', async () => {
    const { text, host } = await choose(NUMBER, {
      contract: 'report',
      faults: [replies(STATE, { status: 'paying', amount: null })],
    })
    await submit().click()
    await expect.element(text('应付金额暂时无法显示')).toBeVisible()
    expect(host.opened).toEqual([])
  })

  it('whose amount did not load is asked for again, and not made a second time', async () => {
    const { text, clock, world } = await choose(NUMBER, {
      faults: [{ match: STATE, fault: 'result=42020', times: 1 }],
    })
    await submit().click()
    await expect.element(failure()).toBeVisible()
    await clock.advance(2_000)
    await submit().click()
    await expect.element(text('支付 ¥49.90')).toBeVisible()
    expect(await made(world)).toHaveLength(1)
  })

  it('is not paid where the gate refuses the cashier', async () => {
    const { text } = await choose(NUMBER, { host: { opens: () => false } })
    await submit().click()
    await go().click()
    await expect.element(text(/暂时无法打开/)).toBeVisible()
  })

  it('needs a number and an article', async () => {
    const { errorOf, calls } = await openPage(phone)
    await submit().click()
    await expect.poll(() => errorOf(copy.label)).toContain(copy.missing)
    expect(calls(ORDER)).toEqual([])
  })
})

it('of a customer without coupons says so', async () => {
  const { text } = await choose(NUMBER, { persona: 'old-customer' })
  await expect.element(text(shopCopy.coupon.none)).toBeVisible()
})

it('the amount of an order is the one of its coupon', async () => {
  const world = sandboxWorld({ persona: 'top-up-coupons' })
  await withCoupon({ world })
  await submit().click()
  await expect.element(go()).toBeVisible()
  const [first] = await made(world)
  expect(await virtualQueryPayResult(world.gateway, { orderNum: first?.orderNum ?? '' })).toMatchObject({
    amount: '48.90',
  })
})
