import { sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as orderCopy } from '../orderCopy.ts'
import { orderOf } from '../testing/shop.ts'
import { copy } from './copy.ts'
import { orderDetail } from './step.ts'

const ORDER = 'virtual/queryOrderDetail'

async function open(status: string, options: OpenPageOptions<{ orderNum: string }> = {}) {
  const world = sandboxWorld({ persona: 'top-up-orders' })
  const orderNum = await orderOf(world, status)
  return openPage(orderDetail, { world, search: { orderNum }, ...options })
}
const step = (said: string) => page.getByRole('listitem').filter({ hasText: said })
const fact = (label: string) => page.getByText(label, { exact: true }).element().closest('div')?.textContent

describe('an order', () => {
  it('that waits for its payment is paid at the cashier', async () => {
    const { text, tap, host } = await open('paying')
    await expect.element(text(copy.steps.unpaid)).toBeVisible()
    await tap(copy.pay)
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(host.opened[0]).toContain('/__sandbox/shop-cashier')
  })

  it('says when the cashier may not be opened', async () => {
    const { text, tap } = await open('paying', { host: { opens: () => false } })
    await tap(copy.pay)
    await expect.element(text(copy.notOpened)).toBeVisible()
  })

  it.each([
    ['processing', copy.steps.processing],
    ['paid', copy.steps.charging],
    ['delivered', copy.steps.delivered],
    ['failed', copy.steps.failed],
    ['closed', copy.steps.closed],
    ['refunding', copy.steps.refunding],
    ['refunded', copy.steps.refunded],
  ] as const)('that is %s says so, and has nothing to pay', async (status, said) => {
    const { text } = await open(status)
    await expect.element(step(said)).toBeVisible()
    await expect.element(text(orderCopy.state[status]).first()).toBeVisible()
    expect(page.getByRole('button', { name: copy.pay }).elements()).toEqual([])
  })

  it('with a coupon says what it saved', async () => {
    const { text } = await open('delivered')
    await expect.element(text('−¥5.00')).toBeVisible()
    expect(fact(copy.labels.price)).toContain('¥99.80')
    await expect.element(text('94.80').first()).toBeVisible()
  })

  it('is looked at again by a tap', async () => {
    const { tap, clock, calls } = await open('refunding')
    await expect.element(step(copy.steps.refunding)).toBeVisible()
    await clock.advance(90_000)
    await tap(copy.refresh)
    await expect.element(step(copy.steps.refunded)).toBeVisible()
    expect(calls(ORDER)).toHaveLength(2)
  })

  it('that is over leads to another one', async () => {
    const { tap, exits } = await open('delivered')
    await tap(copy.shop)
    expect(exits).toEqual([{ name: 'shop', query: undefined }])
  })

  it('that is not there leads to the others', async () => {
    const { text, tap, exits } = await open('none', { search: { orderNum: 'none' } })
    await expect.element(text(copy.gone.title)).toBeVisible()
    await tap(copy.orders)
    expect(exits).toEqual([{ name: 'orders', query: undefined }])
  })
})
