import { channelQueryInstalmentDetails } from '@koo/api-client/calls'
import type { InstalmentDetails } from '@koo/api-client/types'
import { sandboxWorld } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { checkout } from './step.ts'

const CONFIRM = 'channel/confirmPay'
const PAY = /^(?:支付 ¥|分\d+期支付|现在付 ¥)/

const way = (name: string | RegExp) => page.getByRole('radio', { name })

/** Opens the page with the order of the sandbox, some of it changed. */
async function openChanged(change: (order: InstalmentDetails) => object) {
  const world = sandboxWorld({ persona: 'siku-after' })
  const order = await channelQueryInstalmentDetails(world.gateway, {})
  const body = { Result: 200, ResultMessage: '', Content: { ...order, ...change(order) } }
  const fault = { kind: 'reply' as const, body }
  return openPage(checkout, { world, faults: [{ match: 'channel/queryInstalmentDetails', fault }] })
}
/** Plans with another payment than their total says. */
const contradictory = ({ periodList }: InstalmentDetails) =>
  periodList.map((plan) => ({ ...plan, monthPay: '1.00' }))

describe('an order that is not offered for payment', () => {
  it.each<[string, string, (order: InstalmentDetails) => object]>([
    ['without a number', 'number', () => ({ orderNum: ' ' })],
    ['without an amount', 'amount', () => ({ orderAmount: '0.00', periodList: [] })],
  ])('is one %s: says so, and leads back to the partner', async (_what, parts, change) => {
    const { tap, exits, calls, host } = await openChanged(change)
    await expect.element(page.getByText(copy.unsound.text)).toBeVisible()
    await expect.element(page.getByRole('button', { name: PAY })).not.toBeInTheDocument()
    expect(host.events).toContainEqual(expect.objectContaining({ name: 'order_fault', facts: { parts } }))
    await tap(copy.blocked.back)
    await expect.poll(() => exits).toEqual([{ name: 'left', query: undefined }])
    expect(calls(CONFIRM)).toEqual([])
  })

  it('is offered by card alone when its plans contradict themselves', async () => {
    await openChanged((order) => ({ periodList: contradictory(order) }))
    await expect.element(page.getByText(copy.noPlan)).toBeVisible()
    await expect.element(way(/信用额度分期/)).toBeDisabled()
    await expect.element(way(/招商银行/)).toBeChecked()
    await expect.element(page.getByText(copy.plan)).not.toBeInTheDocument()
  })

  it('has a plan left out that contradicts itself, with a sentence', async () => {
    await openChanged((order) => ({
      periodList: [...contradictory(order).slice(0, 1), ...order.periodList.slice(1)],
    }))
    await expect.element(page.getByText(copy.leftOut(1))).toBeVisible()
    await expect.element(way(/^3\s*期/)).not.toBeInTheDocument()
    await expect.element(way(/12\s*期/)).toBeInTheDocument()
  })
})
