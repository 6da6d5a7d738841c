import { cashPublishV2 } from '@koo/api-client/calls'
import type { CashPublishV2Request } from '@koo/api-client/types'
import { memoryStorage } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { askCodeWithConsent, CONFIRM, publishCalls } from './testing/tab.ts'
import { CODE, opened, tab, atCode, oneLoan } from './testing/atCode.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

const STATUS = 'cash/getLoanAfterProcessInfo'
const loanIn = (view: { address(): string }) => /^\/result\/loan\?.*listingId=(\w+)/.exec(view.address())?.[1]

/** A browser sends the request again by itself while `fault` holds the reply, and the lender makes a loan of each. */
async function twoLoansOfOneSerial(fault: string) {
  const store = memoryStorage()
  const { world, view, field } = await atCode({}, store)
  world.sandbox.setDropRepeats(false)
  world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault })
  await field.fill(CODE)
  await oneLoan(world)
  await cashPublishV2(world.gateway, publishCalls(world)[0]?.request as CashPublishV2Request)
  const { loans } = world.sandbox.world()
  expect(new Set(loans.map(({ serialNumber }) => serialNumber)).size).toBe(1)
  expect(loans).toHaveLength(2)
  return { world, view, store, loans }
}

describe('two loans of one serial number, which the lender must not make', () => {
  it('are one result to the customer, who may borrow again after it', async () => {
    const { world, view, store, loans } = await twoLoansOfOneSerial('hang=after')
    await world.clock.advance(21_000)
    await expect.poll(() => loanIn(view)).toBeOneOf(loans.map(({ listingId }) => listingId))
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    expect(page.getByText('12,000', { exact: true }).elements()).toHaveLength(1)
    // Until another code can be sent.
    await world.clock.advance(60_000)
    view.unmount()
    tab(world, { at: CONFIRM, store })
    await expect.element(await askCodeWithConsent()).toBeVisible()
  })

  it.each([
    ['before its own reply', 'latency=4000:after'],
    ['after a reply that never came', 'hang=after'],
  ])('are the same loan in two tabs, the second of which is told of the other one %s', async (_, fault) => {
    const { world, view, store, loans } = await twoLoansOfOneSerial(fault)
    const [, other] = loans
    const Content = { publishState: 'processed', kind: null, showType: null, ...ids(other) }
    world.sandbox.addFaults('default', {
      match: STATUS,
      times: 1,
      fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content } },
    })
    const second = tab(world, { at: CONFIRM, store })
    await expect.poll(() => loanIn(second)).toBe(other?.listingId)
    await world.clock.advance(21_000)
    await expect.poll(() => loanIn(view)).toBeDefined()
    await world.clock.advance(21_000)
    expect([loanIn(view), loanIn(second)]).toEqual([other?.listingId, other?.listingId])
  })
})

const ids = (loan: { listingId: string; loanId: string } | undefined) => ({
  listingId: loan?.listingId ?? null,
  loanId: loan?.loanId ?? null,
})
