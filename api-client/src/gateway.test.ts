import { describe, expect, it, vi } from 'vitest'
import { GatewayError } from './index.ts'
import {
  cashGetAmount,
  cashGetAmountQuery,
  cashPublishV2Mutation,
  cashQueryGray,
  koouappConfigapiQueryWebconfig,
  otherAgreementrecord,
  userGetProvinceCityArea,
  wechatSdkInit,
} from './gen/calls.ts'
import type { CashPublishV2Request } from './gen/types.ts'
import { failureOf } from './testing/failure.ts'
import { agreement, amountConfig, envelope, setUp, type Reply } from './testing/gateway.ts'
import { manualTimers } from './testing/timers.ts'

describe('a request that the document started early', () => {
  const early = () => Promise.resolve(new Response(JSON.stringify({ Result: 200, Content: amountConfig })))

  it('is used once, then never again', async () => {
    const hook = vi.fn<typeof early>(early)
    const { gateway, requests } = setUp([envelope({ ...amountConfig, minAmount: 1 })], { early: hook })
    await expect(cashGetAmount(gateway)).resolves.toMatchObject({ minAmount: 500 })
    await expect(cashGetAmount(gateway)).resolves.toMatchObject({ minAmount: 1 })
    expect(hook).toHaveBeenCalledExactlyOnceWith('cash/getAmount', {}, null)
    expect(requests).toHaveLength(1)
  })

  it('that was lost is sent again in the usual way', async () => {
    const { gateway, requests } = setUp([envelope(amountConfig)], {
      early: () => Promise.reject(new Error('lost')),
    })
    await expect(cashGetAmount(gateway)).resolves.toMatchObject({ minAmount: 500 })
    expect(requests).toHaveLength(1)
  })

  it('is never used for a call that changes something', async () => {
    const hook = vi.fn<typeof early>(early)
    const { gateway } = setUp([envelope({})], { early: hook })
    await otherAgreementrecord(gateway, agreement)
    expect(hook).not.toHaveBeenCalled()
  })

  it('is under the same time limit', { tags: ['api.1'] }, async () => {
    const timers = manualTimers()
    const { gateway } = setUp([envelope(amountConfig)], { timers, early: () => new Promise(() => {}) })
    const failure = failureOf(cashGetAmount(gateway))
    await timers.waiting(20_000)
    timers.fire(20_000)
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' })
  })
})

describe('the clock of the server', () => {
  it('is learned from replies, refusals included, and does not jitter', async () => {
    let time = Date.parse('2026-11-20T12:00:00Z')
    const dated =
      (date: string): Reply =>
      () =>
        new Response('{"Result":1}', { headers: { date: new Date(date).toUTCString() } })
    const { gateway } = setUp(
      [dated('2026-11-20T10:00:00Z'), dated('2026-11-20T10:00:02Z'), dated('2026-11-20T11:00:00Z')],
      {
        now: () => time,
      },
    )
    expect(gateway.serverNow()).toBe(time)
    await expect(cashGetAmount(gateway)).rejects.toBeInstanceOf(GatewayError)
    expect(gateway.serverNow()).toBe(Date.parse('2026-11-20T10:00:00.500Z'))
    time += 1000
    await expect(cashGetAmount(gateway)).rejects.toBeInstanceOf(GatewayError)
    expect(gateway.serverNow()).toBe(Date.parse('2026-11-20T10:00:01.500Z'))
    await expect(cashGetAmount(gateway)).rejects.toBeInstanceOf(GatewayError)
    expect(gateway.serverNow()).toBe(Date.parse('2026-11-20T11:00:00.500Z'))
  })
})

describe('addresses', () => {
  it.each([
    ['https://gateway.test/api', 'https://gateway.test/api/cash/queryGray'],
    ['https://gateway.test/v2/api/', 'https://gateway.test/v2/api/cash/queryGray'],
    [undefined, 'http://localhost/api/cash/queryGray'],
  ])('of a call below %s', async (baseUrl, expected) => {
    const { gateway, requests } = setUp(
      [envelope({})],
      baseUrl === undefined ? { baseUrl: '/api' } : { baseUrl },
    )
    await cashQueryGray(gateway, { typeId: '6' })
    expect(requests[0]?.url).toBe(expected)
  })

  it('a path with a slash first lies beside the base', async () => {
    const { gateway, requests } = setUp([envelope({ theme: 'night' })])
    await expect(koouappConfigapiQueryWebconfig(gateway, { keys: 'theme' })).resolves.toEqual({
      theme: 'night',
    })
    expect(requests[0]?.url).toBe('https://gateway.test/koouapp/configapi/query/webconfig')
    expect(requests[0]?.method).toBe('POST')
  })

  it('a GET carries its request in the query and has no body', async () => {
    const config = { appId: 'A', timestamp: 1, nonceStr: 'n', signature: 's' }
    const { gateway, requests } = setUp([envelope(config)])
    await expect(wechatSdkInit(gateway, { url: 'https://koo.example/a?b=1&c=中' })).resolves.toEqual(config)
    expect(requests[0]?.method).toBe('GET')
    expect(requests[0]?.body).toBeNull()
    const { origin, pathname, searchParams } = new URL(requests[0]?.url ?? '')
    expect([origin, pathname]).toEqual(['https://gateway.test', '/wechat/sdkInit'])
    expect(Object.fromEntries(searchParams)).toEqual({ url: 'https://koo.example/a?b=1&c=中' })
  })

  it('an object without a prototype travels as JSON like any other', async () => {
    const { gateway, requests } = setUp([envelope({})])
    await cashQueryGray(gateway, Object.assign(Object.create(null) as object, { typeId: '6' }))
    expect(await requests[0]?.json()).toEqual({ typeId: '6' })
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('a GET leaves out fields without a value', async () => {
    const { gateway, requests } = setUp([envelope([])])
    await userGetProvinceCityArea(gateway, { parentId: undefined })
    await userGetProvinceCityArea(gateway, JSON.parse('{"parentId":null}') as { parentId?: string })
    await userGetProvinceCityArea(gateway)
    expect(requests.map((request) => request.url)).toEqual(
      Array.from({ length: 3 }, () => 'https://gateway.test/api/user/getProvinceCityArea'),
    )
  })
})

describe('objects for query libraries', () => {
  it('hold the key and hand the signal on', async () => {
    const { gateway, requests } = setUp([envelope(amountConfig)])
    const query = cashGetAmountQuery(gateway)
    expect(query.queryKey).toEqual(['cash/getAmount', {}])
    await expect(query.queryFn({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' })
    await expect(query.queryFn({})).resolves.toMatchObject({ minAmount: 500 })
    expect(requests).toHaveLength(1)
  })

  it('send what a mutation is given', async () => {
    const { gateway, requests } = setUp([envelope(null, 45007)])
    const mutation = cashPublishV2Mutation(gateway)
    await expect(mutation.mutationFn({ serialNumber: 'S' } as CashPublishV2Request)).rejects.toBeInstanceOf(
      GatewayError,
    )
    expect(await requests[0]?.json()).toEqual({ serialNumber: 'S' })
  })
})
