import type { SandboxWorld } from '@koo/page/testing'
import { exactCents } from '@koo/pricing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { NOT_FOUND_TRUSTED_AFTER_MS } from '../../../constants.ts'
import type { PublishKind, PublishTab } from './publishKind.ts'

/** What goes wrong with a call, as the sandbox's fault rules say it. */
export type Fault = Parameters<SandboxWorld['sandbox']['addFaults']>[1]['fault']

/** Exactly this reply, before or after the request was carried out. */
export const reply = (bodyText: string, when: 'before' | 'after'): Fault => ({
  kind: 'reply',
  status: 200,
  bodyText,
  when,
})
export const refused = (code: number) =>
  JSON.stringify({ Result: code, ResultMessage: '当前无法办理', Content: null })

/** How often the screen shows this text now. */
export const heardOf = (text: string | RegExp) => (new RegExp(text).test(document.body.innerText) ? 1 : 0)

/** Something that can be tapped. */
export const expectWayOn = () =>
  expect(document.querySelectorAll('button:enabled:not([aria-busy=true]), a[href]').length).toBeGreaterThan(0)

/** Everything that the screen says from now on. */
export function listen() {
  const said = new Set<string>()
  const watch = new MutationObserver(() => said.add(document.body.innerText))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  return { said: (pattern: RegExp) => [...said].filter((text) => pattern.test(text)) }
}

/** Lets time pass until the customer was told what was made. */
export const settles = (world: SandboxWorld, tab: PublishTab) =>
  expect
    .poll(async () => {
      if (!tab.isDone()) await world.clock.advance(1_000)
      return tab.isDone()
    })
    .toBe(true)

/** "Not received" is said when the request can no longer arrive, and not before. */
export async function saysNotReceived({ clock }: SandboxWorld, texts: PublishKind['texts']): Promise<void> {
  const isConfirming = () => expect.element(page.getByText(texts.confirming)).toBeVisible()
  const again = page.getByRole('button', { name: texts.again })
  await isConfirming()
  await clock.advance(NOT_FOUND_TRUSTED_AFTER_MS - 1_000)
  await isConfirming()
  await expect.element(again).not.toBeInTheDocument()
  await clock.advance(8_000)
  await expect.element(again).toBeVisible()
}

/** The serial number of a request in the sandbox's log. */
export const serialOf = ({ request }: { request: unknown }): string =>
  (request as { serialNumber: string }).serialNumber

/** The connection is lost, and the request is carried out shortly before it can no longer be. */
export const LATE = 'late=18000'

/** What a request that lends is known by, and what its customer has confirmed. */
interface Lent {
  amount?: string | number
  costConfirmation?: { principal: string | number; charged: string | number; secondsVisible: number }
}

/** Every request says what its customer has confirmed of the costs of just this loan. */
export function expectCostsConfirmed(requests: readonly { request: unknown }[]): void {
  for (const { request } of requests) {
    const { amount, costConfirmation } = request as Lent
    expect(costConfirmation).toMatchObject({ secondsVisible: expect.any(Number) as number })
    expect(exactCents(costConfirmation?.principal)).toBe(exactCents(amount))
    expect(exactCents(costConfirmation?.charged)).toBeGreaterThanOrEqual(0)
  }
}

/** Steps that every kind has, after its own. */
export const SENDING = 'sending'
export const UNKNOWN = 'an unknown outcome'
export const RESULT = 'the result'
