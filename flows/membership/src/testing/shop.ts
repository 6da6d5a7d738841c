/** What happens at the lender, for tests and stories. */
import { memberOpen } from '@koo/api-client/calls'
import type { SandboxWorld } from '@koo/page/testing'

/** A button of the cashier. */
export type Outcome = 'success' | 'processing' | 'failed'

/** Orders the membership of a month, as the page does. */
export async function order({ gateway }: SandboxWorld) {
  const request = { planId: 'month', serialNumber: crypto.randomUUID() }
  const { orderNum, url } = await memberOpen(gateway, request)
  return { orderNum, url: url ?? '' }
}

/** Taps a button of the cashier; returns where it leads. */
export async function tapAtCashier({ sandbox }: SandboxWorld, url: string, outcome: Outcome) {
  const body = new URLSearchParams({ outcome })
  const reply = await sandbox.fetch(new Request(url, { method: 'POST', body, redirect: 'manual' }))
  return reply.headers.get('location') ?? ''
}

/** Orders and pays; returns the number of the order. */
export async function pay(world: SandboxWorld, outcome: Outcome): Promise<string> {
  const { orderNum, url } = await order(world)
  await tapAtCashier(world, url, outcome)
  return orderNum
}
