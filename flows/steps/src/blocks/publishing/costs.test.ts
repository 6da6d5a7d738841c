import { createGateway } from '@koo/api-client'
import type { CostConfirmation } from '@koo/api-client/types'
import { fakeHost } from '@koo/flow/testing'
import { configured, manualClock } from '@koo/page/testing'
import { expect, it } from 'vitest'
import { costNotAsked, type ConfirmedCost } from '../cost/confirmed.ts'
import { someConfirmedCost } from '../cost/testing/sampleCosts.ts'
import { definePublishing } from './index.ts'

type Request = { payType: string }
type Sent = Request & { costConfirmation?: CostConfirmation }

/** Sends an application for `terms`, with this of its costs. */
async function send(cost: ConfirmedCost | null, { enabled = true, kind = 'cash', payType = 'loan' } = {}) {
  const clock = manualClock()
  const requests: Sent[] = []
  const publishing = definePublishing<Request, ConfirmedCost | null>({
    recordKey: 'loan_serial_no',
    lockKey: 'loan_lock',
    lends: (request) => request.payType !== 'card',
    call(_gateway, request) {
      requests.push(request)
      return Promise.resolve({ listingId: 'L1' })
    },
  })
  const host = fakeHost({
    config: configured({ costTable: { enabled, kinds: { merchant: { enabled: false } } } }),
  })
  const gateway = createGateway({ baseUrl: 'http://lender.test/api', now: clock.elapsed })
  const publisher = publishing.publisherOf(host, gateway, clock)
  const prepared = publisher.prepare('terms', { kind })
  await clock.advance(0)
  expect(await prepared).toBe('ready')
  const sending = publisher.send({ payType }, null, cost)
  await clock.advance(100)
  return { result: await sending, requests }
}

it('a loan goes with what was confirmed of its costs', async () => {
  const cost = someConfirmedCost('terms')
  const { result, requests } = await send(cost)
  expect(result).toBe('settled')
  expect(requests).toMatchObject([{ costConfirmation: cost.confirmation }])
})

const genuine = someConfirmedCost('terms')
it.each<[string, ConfirmedCost | null]>([
  ['nothing', null],
  ['a table that was not asked for', costNotAsked('terms')],
  ['a table of other terms', someConfirmedCost('other terms')],
  ['something that only looks like it', { ...genuine }],
])('%s lends nothing', async (_what, cost) => {
  expect(await send(cost)).toEqual({ result: 'unconfirmed', requests: [] })
})

it('what is confirmed cannot be changed', () => {
  expect(() => Object.assign(someConfirmedCost('terms'), { terms: 'other terms' })).toThrow(TypeError)
})

it('where the configuration asks for no table, the request is as it was', async () => {
  const off = await send(costNotAsked('terms'), { enabled: false })
  expect(off.result).toBe('settled')
  expect(off.requests[0]).not.toHaveProperty('costConfirmation')
  expect(await send(null, { enabled: false })).toMatchObject({ result: 'unconfirmed' })
  expect(await send(costNotAsked('terms'), { kind: 'merchant' })).toMatchObject({ result: 'settled' })
})

it('a payment by card lends nothing, and needs nothing', async () => {
  const { result, requests } = await send(null, { payType: 'card' })
  expect(result).toBe('settled')
  expect(requests[0]).not.toHaveProperty('costConfirmation')
})
