import { describe, expect, it } from 'vitest'
import { GatewayError } from './index.ts'
import { cashGetAmount, cashPublishV2, userRefreshToken } from './gen/calls.ts'
import { amountConfig, envelope, setUp, status, type Reply } from './testing/gateway.ts'

const raw =
  (text: string): Reply =>
  () =>
    new Response(text)

/** Makes one read, with the same reply to every attempt, and returns its outcome. */
async function readOf(reply: Reply) {
  const set = setUp([reply])
  const outcome = await cashGetAmount(set.gateway).then(
    (content) => ({ content }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome) expect(outcome.error).toBeInstanceOf(GatewayError)
  return { ...set, kind: 'error' in outcome ? (outcome.error as GatewayError).kind : 'content', outcome }
}

const publish = {
  serialNumber: 'S1',
  termsNo: 'T1',
  signNo: 'N1',
  amount: 5000,
  loanPeriod: 6,
  userCardId: 'C1',
  loanUseCode: '10001',
  couponIds: [],
}

describe('hostile replies of the deck', () => {
  it(
    'a missing required content fails the call, without another exception',
    { tags: ['RSP-002'] },
    async () => {
      expect((await readOf(raw('{"Result":200,"Content":null}'))).kind).toBe('contract')
    },
  )

  it('an empty body is a failure', { tags: ['RSP-007'] }, async () => {
    expect((await readOf(raw(''))).kind).toBe('malformed')
  })

  it('a message that is no text is ignored', { tags: ['RSP-012'] }, async () => {
    const { outcome } = await readOf(
      raw(JSON.stringify({ Result: 42_999, ResultMessage: { a: 1 }, Content: {} })),
    )
    expect(outcome).toMatchObject({ error: { kind: 'result', code: 42_999, message: '' } })
    const good = await readOf(
      raw(JSON.stringify({ Result: 200, ResultMessage: { a: 1 }, Content: amountConfig })),
    )
    expect(good.kind).toBe('content')
  })

  it('keys that could change prototypes change none', { tags: ['RSP-017'] }, async () => {
    const harmful = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    const content = JSON.stringify(amountConfig).replace('{', `{${harmful},`)
    const { outcome } = await readOf(raw(`{"Result":200,"ResultMessage":"","Content":${content}}`))
    const read = 'content' in outcome ? outcome.content : {}
    expect(Object.keys(read)).toEqual(Object.keys(amountConfig))
    expect(Object.assign({}, read)).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('after 429 the request is not sent again', { tags: ['RSP-022'] }, async () => {
    const { kind, requests } = await readOf(
      () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }),
    )
    expect(kind).toBe('http')
    expect(requests).toHaveLength(1)
  })

  it(
    'a refresh that says the session is invalid ends the session, once, and is not repeated',
    { tags: ['RSP-027'] },
    async () => {
      let ended = 0
      const { gateway, requests } = setUp([envelope(null, -4000)], {
        onSessionInvalid: () => void (ended += 1),
      })
      const calls = [userRefreshToken(gateway, {}), userRefreshToken(gateway, {})]
      for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'session', code: -4000 })
      expect(ended).toBe(1)
      expect(requests).toHaveLength(2)
    },
  )

  it('numbers that are too large to store fail the call', { tags: ['RSP-041'] }, async () => {
    const text = '{"Result":200,"Content":{"loanAmount":1e309,"canUseLoanAmount":1e309,"minAmount":0}}'
    expect((await readOf(raw(text))).kind).toBe('malformed')
  })

  it('a private key reaches neither a page nor a report', { tags: ['RSP-071'] }, async () => {
    const canary = 'CANARY-PRIVATE-KEY'
    const content = { ...amountConfig, data: { publicKey: 'PUB', privateKey: canary, private_key: canary } }
    const { outcome, reports } = await readOf(envelope(content))
    expect(outcome).toMatchObject({ content: { data: { publicKey: 'PUB' } } })
    expect(JSON.stringify([outcome, reports])).not.toContain(canary)
  })

  it('a publish that ends in 500 is not sent again by itself', { tags: ['SEQ-008'] }, async () => {
    const { gateway, requests } = setUp([status(500), envelope({ listingId: 'L1', loanId: 'L1' })])
    await expect(cashPublishV2(gateway, publish)).rejects.toMatchObject({
      kind: 'http',
      outcomeUnknown: true,
    })
    expect(requests).toHaveLength(1)
  })
})
