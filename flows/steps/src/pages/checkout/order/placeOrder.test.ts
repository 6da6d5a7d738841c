import { virtualCreateOrder, virtualQueryOrders } from '@koo/api-client/calls'
import { sandboxWorld } from '@koo/page/testing'
import { expect, it } from 'vitest'
import { placeOrder } from './placeOrder.ts'
import { choiceOf, MOST_UNPAID, unpaidOrders } from './unpaidOrders.ts'

const KEY = 'sample_order'
const choice = { skuId: 'phone-mobile-50', account: '13812345678' }

/** A customer in a tab of their own, and the orders that they make there. */
function customer() {
  const world = sandboxWorld({ persona: 'top-up-coupons' })
  const kept = new Map<string, string>()
  const host = {
    memory: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
    userId: () => 'U1',
    now: () => world.clock.now(),
  }
  const draft = unpaidOrders(host, KEY)
  const place = (more: object = {}) => {
    const request = { ...choice, ...more, serialNumber: crypto.randomUUID() }
    return placeOrder(virtualCreateOrder, draft, { gateway: world.gateway, request, options: undefined })
  }
  const count = async () => (await virtualQueryOrders(world.gateway, {})).length
  return { world, host, draft, place, count }
}

it('an order is made once for one choice, whatever its serial number', async () => {
  const { place, count } = customer()
  const first = await place()
  expect(first.state).toMatchObject({ status: 'paying', amount: '49.90' })
  expect(await place()).toEqual(first)
  expect(await count()).toBe(1)
})

it('keeps nothing that was typed', async () => {
  const { host, place } = customer()
  await place()
  expect(host.memory.getItem(KEY)).not.toBeNull()
  expect(host.memory.getItem(KEY)).not.toContain(choice.account)
})

it('another choice is another order', async () => {
  const { place, count } = customer()
  await place()
  await place({ skuId: 'phone-mobile-30' })
  expect(await count()).toBe(2)
})

it('a choice that is made again after another one is its first order', async () => {
  const { place, count } = customer()
  const first = await place()
  await place({ skuId: 'phone-mobile-30' })
  expect(await place()).toEqual(first)
  expect(await count()).toBe(2)
})

it('keeps so many orders, and the last ones', async () => {
  const { draft, place } = customer()
  const order = { orderNum: 'Y1', url: 'https://cashier.test/' }
  draft.save(Array.from({ length: MOST_UNPAID }, (_, at) => ({ ...order, choice: `of ${at}` })))
  const { orderNum } = await place()
  const kept = draft.load() ?? []
  expect(kept).toHaveLength(MOST_UNPAID)
  expect([kept[0]?.orderNum, kept.at(-1)?.choice]).toEqual([orderNum, `of ${MOST_UNPAID - 2}`])
})

it('an order that nobody paid in time is made anew', async () => {
  const { place, world } = customer()
  const first = await place()
  await world.clock.advance(16 * 60_000)
  expect((await place()).orderNum).not.toBe(first.orderNum)
})

it('an order that the lender does not know is made anew', async () => {
  const { place, draft } = customer()
  draft.save([{ choice: choiceOf(choice), orderNum: 'Y999', url: 'https://cashier.test/' }])
  expect((await place()).orderNum).not.toBe('Y999')
})

it.each(['null', '7', '{"value":{"choice":1}}', '{"value":[{"choice":1},null,7]}', 'no JSON'])(
  'storage of %s is no order',
  async (text) => {
    const { host, draft, place, count } = customer()
    host.memory.setItem(KEY, text)
    expect(draft.load() ?? []).toEqual([])
    await place()
    expect(await count()).toBe(1)
  },
)
