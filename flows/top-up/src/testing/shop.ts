/** What happens at the lender, for tests and stories. */
import { virtualCreateOrder, virtualQueryOrders } from '@koo/api-client/calls'
import type { SandboxWorld } from '@koo/page/testing'

/** A button of the cashier. */
export type Outcome = 'success' | 'processing' | 'failed'

/** The number of the customer's newest order, in this state if one is named. */
export async function orderOf({ gateway }: SandboxWorld, status?: string): Promise<string> {
  const orders = await virtualQueryOrders(gateway, status === undefined ? {} : { status })
  return orders[0]?.orderNum ?? ''
}

/** Orders 100 yuan for a phone, as the page does; `ending`: the last four digits of its number. */
export async function order({ gateway }: SandboxWorld, ending = '0002', couponId?: string) {
  const request = {
    skuId: 'phone-mobile-100',
    account: `1380000${ending}`,
    serialNumber: crypto.randomUUID(),
    ...(couponId && { couponId }),
  }
  const { orderNum, url } = await virtualCreateOrder(gateway, request)
  return { orderNum, url: url ?? '' }
}

/** Taps a button of the cashier; returns where it leads. */
export async function tapAtCashier({ sandbox }: SandboxWorld, url: string, outcome: Outcome) {
  const body = new URLSearchParams({ outcome })
  const reply = await sandbox.fetch(new Request(url, { method: 'POST', body, redirect: 'manual' }))
  return reply.headers.get('location') ?? ''
}

/** Orders and pays; returns the number of the order. */
export async function pay(world: SandboxWorld, outcome: Outcome, ending?: string, couponId?: string) {
  const { orderNum, url } = await order(world, ending, couponId)
  await tapAtCashier(world, url, outcome)
  return orderNum
}
