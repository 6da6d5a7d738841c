import { createGateway, type Gateway } from '@koo/api-client'
import {
  cashMixLoan,
  cashOneClickLoanPublish,
  cashPublish,
  cashPublishV2,
  merchantPublish,
  staffCashPublish,
} from '@koo/api-client/calls'
import { registry, type CallPath } from '@koo/api-client/registry'
import { fakeHost } from '@koo/flow/testing'
import { manualClock } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { someConfirmedCost } from '../cost/testing/sampleCosts.ts'
import { definePublishing, openApplications } from './index.ts'

type Publish = (gateway: Gateway, request: never) => Promise<unknown>

/** Every call that publishes a loan. A test below finds new ones by their idempotency key and refusals. */
const KINDS: Partial<Record<CallPath, Publish>> = {
  'cash/publishV2': cashPublishV2,
  'cash/publish': cashPublish,
  'cash/mixLoan': cashMixLoan,
  'cash/oneClickLoanPublish': cashOneClickLoanPublish,
  'merchant/publish': merchantPublish,
  'staffCash/publish': staffCashPublish,
}

const ok = (content: unknown) => JSON.stringify({ Result: 200, ResultMessage: '', Content: content })
const refused = (Result: unknown) => JSON.stringify({ Result, ResultMessage: '系统异常', Content: null })

/** Replies to publishing, all with HTTP 200, that do not decide the outcome. */
const UNCLEAN: Record<string, string> = {
  'Content is {}': ok({}),
  'Content is null': ok(null),
  'no Content': '{"Result":200}',
  'Content is a text': ok('success'),
  'Content is a number': ok(1),
  'Content is true': ok(true),
  'Content is a list': ok([{ listingId: 'L1', loanId: 'N1' }]),
  'Content is empty': ok([]),
  'both ids are empty': ok({ listingId: '', loanId: '' }),
  'both ids are null': ok({ listingId: null, loanId: null }),
  'ids are numbers': ok({ listingId: 7, loanId: 7 }),
  'one id is a number': ok({ listingId: 7, loanId: 'N1' }),
  'one id is an object': ok({ listingId: {}, loanId: 'N1' }),
  'ids are objects': ok({ listingId: { id: 'L1' }, loanId: { id: 'N1' } }),
  'ids are lists': ok({ listingId: ['L1'], loanId: ['N1'] }),
  'ids are true': ok({ listingId: true, loanId: true }),
  'an id with markup': ok({ listingId: '<b>L1</b>', loanId: 'N1' }),
  'an id with spaces': ok({ listingId: 'L 1', loanId: 'N1' }),
  'an id of 10,000 letters': ok({ listingId: 'L'.repeat(10_000), loanId: 'N1' }),
  'another serial number': ok({
    listingId: 'L9',
    loanId: 'N9',
    serialNumber: 'another-number-01',
  }),
  'a serial number that is an object': ok({ listingId: 'L9', loanId: 'N9', serialNumber: {} }),
  'the ids lie deeper': ok({ data: { listingId: 'L1', loanId: 'N1' } }),
  'no envelope': '{"listingId":"L1","loanId":"N1"}',
  'Result is missing': '{"Content":{"listingId":"L1","loanId":"N1"}}',
  'Result is null': refused(null),
  'Result is an object': refused({}),
  'Result 42020, system error': refused(42020),
  'Result 42095, system error': refused(42095),
  'Result 500': refused(500),
  'Result -1': refused(-1),
  'Result 0': refused(0),
  'Result 409, the number came with other fields': refused(409),
  'a Result that nobody knows': refused(59999),
  'not JSON': '<html>502</html>',
  'nothing at all': '',
  'half of it': ok({ listingId: 'L1', loanId: 'N1' }).slice(0, 30),
}

/** A server that makes one loan for a serial number and then sends `reply`, in which SERIAL is the number. */
function serverThat(path: string, reply: string) {
  const clock = manualClock({ withRequests: true })
  const requests: string[] = []
  const state = { isReachable: true, isSignedIn: true }
  const respond = async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.slice('/api/'.length)
    if (name === path) {
      const text = await request.text()
      requests.push(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0] ?? '')
      return new Response(reply.replaceAll('SERIAL', requests.at(-1) ?? ''))
    }
    if (!state.isSignedIn) return new Response(refused(-4000))
    if (!state.isReachable) return new Response('', { status: 503 })
    const isMade = requests.length > 0
    return name === 'cash/getLoanAfterProcessInfo'
      ? new Response(ok({ publishState: isMade ? 'processed' : 'notFound', listingId: 'L1', loanId: 'N1' }))
      : new Response(ok({ serialNumber: null, applications: [] }))
  }
  const gateway = createGateway({ baseUrl: 'http://lender.test/api', fetch: respond, now: clock.elapsed })
  return { clock, requests, state, gateway }
}

async function publish(path: CallPath, reply: string, isReachable = true) {
  const { clock, requests, state, gateway } = serverThat(path, reply)
  const call = KINDS[path]!
  const publishing = definePublishing<object>({
    recordKey: 'loan_serial_no',
    lockKey: 'loan_lock',
    call: (to, request) => call(to, request as never),
    findOpen: openApplications('cash'),
  })
  const host = fakeHost()
  const publisher = publishing.publisherOf(host, gateway, clock)
  const prepared = publisher.prepare('terms', { kind: 'lead' })
  await clock.advance(0)
  expect(await prepared).toBe('ready')
  state.isReachable = isReachable
  state.isSignedIn = !/-400[01]/.test(reply)
  const sent = publisher.send({}, null, someConfirmedCost('terms'))
  await clock.advance(100)
  expect(await sent).toBe('settled')
  return { clock, requests, state, host, publisher, current: () => publisher.store.getState().state }
}

it('every call that publishes a loan is tested here', () => {
  const publishCalls = Object.values(registry).filter((call) => call.idempotencyKey && call.refusals)
  const loans = publishCalls.map(({ path }) => path).filter((path) => path !== 'channel/confirmPay')
  expect(loans).toEqual(Object.keys(KINDS).toSorted())
})

describe.each(Object.keys(KINDS) as CallPath[])('%s', (path) => {
  it.each(Object.entries(UNCLEAN))('%s: unknown, reconciled, one loan', async (_what, reply) => {
    const { clock, requests, current } = await publish(path, reply)
    await clock.advance(1_000)
    expect(current()).toMatchObject({ name: 'accepted', loan: { listingId: 'L1', loanId: 'N1' } })
    expect(requests).toHaveLength(1)
  })

  it.each(Object.entries(UNCLEAN))(
    '%s, and the server does not reply: it stays unknown, and can be reconciled later',
    async (_what, reply) => {
      const { clock, requests, state, publisher, current } = await publish(path, reply, false)
      expect(current().name).toBe('unknown')
      await clock.advance(600_000)
      expect(publisher.store.getState()).toMatchObject({ state: { name: 'unknown' }, isReconciling: false })
      state.isReachable = true
      publisher.refresh()
      await clock.advance(100)
      expect(current()).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
      expect(requests).toHaveLength(1)
    },
  )

  it.each([-4000, -4001])(
    '%i, the session has ended: unknown and kept; after signing in it is reconciled, and not offered again',
    async (code) => {
      const { clock, requests, state, host, publisher, current } = await publish(path, refused(code))
      await clock.advance(60_000)
      expect(publisher.store.getState()).toMatchObject({ state: { name: 'unknown' }, isReconciling: false })
      expect(JSON.parse(host.store.getItem('loan_serial_no') ?? '{}')).toMatchObject({
        serial: requests[0],
        state: 'unknown',
        kind: 'lead',
      })
      expect(await publisher.prepare('other terms')).toBe('open')
      state.isSignedIn = true
      publisher.stop()
      publisher.resume()
      await clock.advance(1_000)
      expect(current()).toMatchObject({ name: 'accepted', application: { serial: requests[0] } })
      expect(requests).toHaveLength(1)
    },
  )

  it('a declared refusal is refused', async () => {
    for (const code of registry[path].refusals ?? []) {
      const { current } = await publish(path, refused(code))
      expect(current()).toMatchObject({ name: 'refused', code })
    }
  })

  // The client takes marks that turn the line around out of every text: what is left is the id.
  it.each(['L1', '\u202eL1'])('a complete reply needs no further request: %j', async (listingId) => {
    const content = { listingId, loanId: 'N1', serialNumber: 'SERIAL', paymentDay: '8' }
    const { current } = await publish(path, ok(content), false)
    expect(current()).toMatchObject({ name: 'accepted', loan: { listingId: 'L1', loanId: 'N1' } })
  })
})
