import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGateway, type GatewayOptions } from './index.ts'
import { cashPublishV2, cashQueryGray, userQueryAllBankcardList } from './gen/calls.ts'
import type { CashPublishV2Request } from './gen/types.ts'
import { failureOf } from './testing/failure.ts'
import {
  content,
  cut,
  cutBody,
  refusal,
  reply,
  silent,
  stalledBody,
  startServer,
  type TestServer,
} from './testing/server.ts'
import { instantTimers, manualTimers } from './testing/timers.ts'

const application: CashPublishV2Request = {
  serialNumber: '7d7c6e7e-6f0a-4b4e-9a53-0d1c4f5b2a10',
  termsNo: 'T1',
  signNo: 'S1',
  amount: 20000,
  loanPeriod: 12,
  userCardId: 'C1',
  loanUseCode: '10001',
  couponIds: [],
}

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
})

function gateway(options: GatewayOptions = {}) {
  return createGateway({ baseUrl: server.baseUrl, timers: instantTimers(), ...options })
}

function byteByByte(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
}

describe('a call that works', () => {
  it('sends JSON by POST and hands out Content with its unknown fields', { tags: ['api.2'] }, async () => {
    server.respond(content({ styleGray: true, newField: { deep: [1] } }))
    const flags = await cashQueryGray(gateway(), { typeId: '6' })
    expect(flags).toEqual({ styleGray: true, newField: { deep: [1] } })
    const [received] = server.requests
    expect(received).toMatchObject({ method: 'POST', url: '/api/cash/queryGray', body: '{"typeId":"6"}' })
    expect(received?.headers['content-type']).toMatch(/application\/json/)
  })

  it.each([
    ['a byte-order mark', '\ufeff{"Result":200,"Content":{}}'],
    ['Result as text', '{"Result":"200","Content":{}}'],
    ['no ResultMessage', '{"Result":200,"Content":{}}'],
    ['another content type', '{"Result":200,"Content":{}}'],
  ])('reads an envelope with %s', { tags: ['api.5'] }, async (title, body) => {
    server.respond(reply(body, title === 'another content type' ? { type: 'text/plain' } : {}))
    await expect(cashQueryGray(gateway(), { typeId: '6' })).resolves.toEqual({})
  })

  it('reads text that is split in the middle of a character', async () => {
    const bytes = new TextEncoder().encode('{"Result":200,"Content":{"note":"一二三"}}')
    const fetch = () => Promise.resolve(new Response(byteByByte(bytes)))
    await expect(cashQueryGray(gateway({ fetch }), { typeId: '6' })).resolves.toEqual({ note: '一二三' })
  })

  it('drops keys that could change prototypes', async () => {
    server.respond(
      reply(
        '{"Result":200,"Content":{"styleGray":true,"__proto__":{"polluted":1},"a":[{"constructor":{"prototype":{"polluted":1}}}]}}',
      ),
    )
    const flags = (await cashQueryGray(gateway(), { typeId: '6' })) as Record<string, unknown>
    expect(Object.getOwnPropertyNames(flags)).toEqual(['styleGray', 'a'])
    expect(flags['a']).toEqual([{}])
    expect(Object.assign({}, flags)).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })

  it('drops marks that reverse the direction of a text', async () => {
    server.respond(reply('{"Result":200,"Content":{"card":"\u202e5670\u202c","list":["\u20661\u2069 元"]}}'))
    await expect(cashQueryGray(gateway(), { typeId: '6' })).resolves.toEqual({
      card: '5670',
      list: ['1 元'],
    })
  })

  it.each([
    'https://bank.test/a\u202e/b',
    '\u2066https://bank.test/',
    ' https:/\u200ebank.test',
    '/pages/credit/\u200fcash',
    'java\u202ascript:alert(1)',
    'weixin:/\u2069/dl',
  ])('leaves an address with such marks as it is (%j), so that the url gate refuses it', async (url) => {
    server.respond(reply(JSON.stringify({ Result: 200, Content: { url } })))
    await expect(cashQueryGray(gateway(), { typeId: '6' })).resolves.toEqual({ url })
  })
})

describe('a reply that is no envelope', () => {
  it.each([
    ['nothing', reply('')],
    ['204', reply('', { status: 204 })],
    ['an HTML page with 200', reply('<!doctype html><p>hello</p>', { type: 'text/html' })],
    ['broken JSON', reply('{"Result":200,"Content":{}')],
    ['a list', reply('[]')],
    ['null', reply('null')],
    ['no Result', reply('{"Content":{}}')],
    ['Result of a wrong kind', reply('{"Result":{"a":1},"Content":{}}')],
    ['more than 2 MB', reply(`{"Result":200,"Content":{"a":"${'x'.repeat(2_000_001)}"}}`)],
    ['an infinite number', reply('{"Result":200,"Content":{"a":[1e309]}}')],
    ['65 levels', reply(`{"Result":200,"Content":${'['.repeat(70)}${']'.repeat(70)}}`)],
    ['100,000 levels', reply(`{"Result":200,"Content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
  ])('%s is malformed', async (_title, respond) => {
    server.respond(respond)
    await expect(failureOf(cashQueryGray(gateway(), { typeId: '6' }))).resolves.toMatchObject({
      kind: 'malformed',
      outcomeUnknown: false,
      path: 'cash/queryGray',
    })
    await expect(failureOf(cashPublishV2(gateway(), application))).resolves.toMatchObject({
      kind: 'malformed',
      outcomeUnknown: true,
    })
  })

  it('a redirect is not followed', async () => {
    server.respond(reply('', { status: 302, headers: { location: '/elsewhere' } }))
    await expect(failureOf(cashQueryGray(gateway(), { typeId: '6' }))).resolves.toMatchObject({
      kind: 'network',
    })
    expect(server.requests).toHaveLength(1)
  })
})

describe('failures on the way', () => {
  it.each([
    [500, true],
    [502, true],
    [503, true],
    [408, true],
    [400, false],
    [401, false],
    [404, false],
    [429, false],
  ])('HTTP %i; the outcome of a write is unknown: %s', async (status, outcomeUnknown) => {
    server.respond(reply('{"Result":200,"Content":{}}', { status }))
    const expected = { kind: 'http', code: status }
    await expect(failureOf(cashPublishV2(gateway(), application))).resolves.toMatchObject({
      ...expected,
      outcomeUnknown,
    })
    await expect(failureOf(cashQueryGray(gateway(), { typeId: '6' }))).resolves.toMatchObject({
      ...expected,
      outcomeUnknown: false,
    })
  })

  it.each([
    ['cut before the reply', cut],
    ['cut in the body', cutBody],
  ])('a connection %s', async (_title, respond) => {
    server.respond(respond)
    await expect(failureOf(cashPublishV2(gateway(), application))).resolves.toMatchObject({
      kind: 'network',
      outcomeUnknown: true,
    })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['without a reply', silent],
    ['with half a body', stalledBody],
  ])('the time limit covers a server %s', async (_title, respond) => {
    const timers = manualTimers()
    const received = new Promise<void>((resolve) => {
      server.respond((response, request) => {
        respond(response, request)
        resolve()
      })
    })
    const failure = failureOf(cashPublishV2(gateway({ timers }), application))
    await received
    timers.fire(20_000)
    await expect(failure).resolves.toMatchObject({ kind: 'timeout', outcomeUnknown: true, code: undefined })
    expect(timers.pending).toBe(0)
  })

  it('the time limit also ends a fetch that ignores signals', async () => {
    const timers = manualTimers()
    const failure = failureOf(
      cashQueryGray(gateway({ timers, fetch: () => new Promise(() => {}) }), { typeId: '6' }),
    )
    await timers.waiting(20_000)
    timers.fire(20_000)
    await expect(failure).resolves.toMatchObject({ kind: 'timeout', outcomeUnknown: false })
  })

  it('a call can be cancelled before and while it runs', async () => {
    const before = AbortSignal.abort()
    await expect(failureOf(cashPublishV2(gateway(), application, { signal: before }))).resolves.toMatchObject(
      { kind: 'aborted', outcomeUnknown: false },
    )
    expect(server.requests).toHaveLength(0)

    const controller = new AbortController()
    server.respond(() => controller.abort())
    await expect(
      failureOf(cashPublishV2(gateway(), application, { signal: controller.signal })),
    ).resolves.toMatchObject({ kind: 'aborted', outcomeUnknown: true })
  })

  it('leaves no timer behind when a call works', async () => {
    const timers = manualTimers()
    server.respond(content({}))
    await cashQueryGray(gateway({ timers }), { typeId: '6' })
    expect(timers.history).toEqual([20_000])
    expect(timers.pending).toBe(0)
  })
})

describe('refusals', () => {
  it('carry Result and the text of the server', async () => {
    server.respond(refusal(45007, '当前暂无可借资方'))
    await expect(failureOf(cashPublishV2(gateway(), application))).resolves.toMatchObject({
      kind: 'result',
      code: 45007,
      message: '当前暂无可借资方',
      outcomeUnknown: false,
    })
  })

  it('ignore a message that is no text', async () => {
    server.respond(refusal(1, { a: 1 }))
    await expect(failureOf(cashQueryGray(gateway(), { typeId: '6' }))).resolves.toMatchObject({ message: '' })
  })

  it('Content that is missing where the contract wants it is a failure, not null', async () => {
    server.respond(reply('{"Result":200}'))
    await expect(
      failureOf(userQueryAllBankcardList(gateway({ contract: 'report' }), { pageType: '1' })),
    ).resolves.toMatchObject({ kind: 'contract' })
  })
})
