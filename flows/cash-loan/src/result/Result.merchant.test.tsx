import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { merchantKept } from '@koo/steps/loan'
import { loanRecord } from '@koo/steps/publishing'
import { lendToMerchant } from '@koo/steps/publishing/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openResult } from '../testing/openResult.ts'
import { copy } from './copy.ts'

/** A merchant's loan that was made here, and the storage of its tab. */
async function madeHere(options: Parameters<typeof sandboxWorld>[0] = {}) {
  const world = sandboxWorld({ persona: 'merchant-approved', ...options })
  const { listingId, loanId, serialNumber } = await lendToMerchant(world)
  const [userId, at] = [world.userId(), world.clock.now()]
  const loan = { listingId, loanId }
  const record = {
    serial: serialNumber,
    userId,
    terms: 't',
    at,
    sentAt: at,
    state: 'success',
    kind: 'merchant',
    loan,
  }
  const store = memoryStorage({ [loanRecord.recordKey]: JSON.stringify(record) })
  return { world, listingId: listingId!, store }
}

it('says when the money of a merchant’s loan is expected, in the server’s words', async () => {
  const { world, listingId, store } = await madeHere()
  const { calls } = await openResult({ world, host: { store } }, { listingId, from: 'merchant' })
  await expect.element(page.getByText('预计审核通过后20分钟内到账')).toBeVisible()
  expect(calls('merchant/getLoanTime').map(({ request }) => request)).toEqual([{ listingId }])
})

it('ends what the merchant’s page has kept, and nothing of the wallet’s', async () => {
  const { world, listingId, store } = await madeHere()
  const wallet = { cash_loan_draft: '{}', chosenCoupon: '{}', one_click_pending: '{}' }
  const memory = memoryStorage({ ...wallet, [merchantKept.draft.key]: '{}' })
  await openResult({ world, host: { store, memory } }, { listingId, from: 'merchant' })
  await expect.element(page.getByText('20,000', { exact: true })).toBeVisible()
  await world.clock.advance(1_000)
  expect(store.entries()[loanRecord.recordKey]).toContain('"closed"')
  expect(memory.entries()).toEqual(wallet)
})

it('a refused one leads back to the merchant’s loan page, and offers no other lender', async () => {
  const { world, listingId, store } = await madeHere({
    tweak: { audit: { polls: 0, outcome: 'auditFailure' } },
  })
  const { calls, exits, tap } = await openResult({ world, host: { store } }, { listingId, from: 'merchant' })
  await expect.element(page.getByText(copy.refused)).toBeVisible()
  expect(calls('merchant/getLoanTime').length).toBeLessThanOrEqual(1)
  await tap(copy.again)
  await expect.poll(() => exits.map(({ name }) => name)).toEqual(['merchant'])
})
