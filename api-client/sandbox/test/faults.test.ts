import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, type FaultRuleInput } from '../src/index.ts'
import { serveSandbox, type SandboxServer } from '../src/node.ts'
import { mountOf, Person, serial, START, stillSandbox, type Mount } from './client.ts'

const server: Promise<SandboxServer> = serveSandbox({ now: () => START, wait: async () => {} })
afterAll(async () => (await server).close())

/** Both ways a connection can be seen: thrown by the direct mount, broken on a socket. */
const mounts: Array<[string, () => Promise<Mount>]> = [
  ['in process', async () => mountOf(stillSandbox())],
  ['over HTTP', async () => ({ fetch, origin: (await server).url })],
]

describe.each(mounts)('faults %s', (_, open) => {
  let person: Person

  beforeEach(async () => {
    person = new Person(await open(), 'faults')
    await person.admin('POST', 'reset', { persona: 'old-customer' })
    await person.signIn()
  })

  async function rule(input: FaultRuleInput): Promise<void> {
    await person.admin('POST', 'faults', input)
  }

  async function publishing(): Promise<{ body: unknown; loans: () => Promise<number> }> {
    const body = await person.readyToPublish(serial(1))
    return { body, loans: async () => (await person.admin<{ loanCount: number }>('GET', 'world')).loanCount }
  }

  it('http: another status, nothing processed', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'http=503' })
    expect((await person.send('cash/publishV2', body)).status).toBe(503)
    expect(await loans()).toBe(0)
  })

  it('http after: processed, then another status', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'http=500:after' })
    expect((await person.send('cash/publishV2', body)).status).toBe(500)
    expect(await loans()).toBe(1)
  })

  it('result: a business code with the text of the catalogue, nothing processed', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'result=45014' })
    const reply: unknown = await (await person.send('cash/publishV2', body)).json()
    expect(reply).toEqual({ Result: 45014, ResultMessage: '额度超市兑换中，请稍后重试', Content: null })
    expect(await loans()).toBe(0)
  })

  it('malformed: processed, answered with something that is not JSON', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'malformed' })
    const text = await (await person.send('cash/publishV2', body)).text()
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(await loans()).toBe(1)
  })

  it('truncated: processed, JSON that stops half way in a complete HTTP answer', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'truncated' })
    const text = await (await person.send('cash/publishV2', body)).text()
    expect(text).toMatch(/^\{"Result":200/)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(await loans()).toBe(1)
  })

  it('half: processed, headers and half of the body, then the connection ends', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'half' })
    const response = await person.send('cash/publishV2', body)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow(TypeError)
    expect(await loans()).toBe(1)
  })

  it('drop before: the connection ends, nothing processed', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'drop=before' })
    await expect(person.send('cash/publishV2', body)).rejects.toThrow(TypeError)
    expect(await loans()).toBe(0)
  })

  it('drop after: processed, then the connection ends', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'drop' })
    await expect(person.send('cash/publishV2', body)).rejects.toThrow(TypeError)
    expect(await loans()).toBe(1)
  })

  it.each([
    ['hang', 1],
    ['hang=before', 0],
  ])('%s: no answer until the caller gives up; loans made: %i', async (fault, made) => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault })
    const given = new AbortController()
    const waiting = person.mount.fetch(`${person.mount.origin}/api/cash/publishV2`, {
      method: 'POST',
      headers: { 'x-sandbox-scope': person.scope, 'x-token': person.token ?? '' },
      body: JSON.stringify(body),
      signal: given.signal,
    })
    const caught = waiting.then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
    )
    // The log shows the call once it has arrived; only then the caller gives up.
    await expect.poll(async () => hangs(person)).toBe(1)
    given.abort()
    expect(await caught).toBe('AbortError')
    expect(await loans()).toBe(made)
  })

  it('late: the connection ends, and the call is processed when the clock has moved on', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', times: 1, fault: 'late=30000' })
    await expect(person.send('cash/publishV2', body)).rejects.toThrow(TypeError)
    const ask = { typeId: 'publishStatus', serialNumber: serial(1), kooUserSource: 'APP' } as const
    expect(await person.call('cash/getLoanAfterProcessInfo', ask)).toMatchObject({ publishState: 'notFound' })
    await person.admin('POST', 'clock', { advanceMs: 29_999 })
    expect(await loans()).toBe(0)
    await person.admin('POST', 'clock', { advanceMs: 1 })
    expect(await person.call('cash/getLoanAfterProcessInfo', ask)).toMatchObject({
      publishState: 'processed',
    })
    expect(await loans()).toBe(1)
  })

  it('reply: exactly the given answer', async () => {
    await rule({
      match: 'cash/getAmount',
      fault: { kind: 'reply', status: 429, bodyText: '{"Result":', headers: { 'retry-after': '30' } },
    })
    const response = await person.send('cash/getAmount', {})
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).toBe('{"Result":')
  })

  it('the header of one request goes before the rules', async () => {
    await rule({ match: '*', fault: 'http=503' })
    const response = await person.send('cash/getAmount', {}, { 'x-sandbox-fault': 'latency=5,result=-4000' })
    expect(await response.json()).toMatchObject({ Result: -4000 })
  })

  it('the log tells what struck and whether the lender saw the call', async () => {
    const { body } = await publishing()
    await rule({ match: 'cash/publishV2', times: 1, fault: 'drop=after' })
    await expect(person.send('cash/publishV2', body)).rejects.toThrow(TypeError)
    const [entry] = await person.admin<unknown[]>('GET', 'log?path=cash/publishV2')
    expect(entry).toMatchObject({
      processed: true,
      result: 200,
      faults: ['drop:after'],
      outcome: 'drop',
      status: null,
    })
  })
})

async function hangs(person: Person): Promise<number> {
  const log = await person.admin<Array<{ outcome: string }>>('GET', 'log?path=cash/publishV2')
  return log.filter((entry) => entry.outcome === 'hang').length
}

describe('fault rules', () => {
  it('strike as often as they say, after as many calls as they say', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.addFaults('default', { match: 'cash/get*', skip: 1, times: 2, fault: 'http=500' })
    const statuses: number[] = []
    for (let k = 0; k < 5; k += 1) statuses.push((await person.send('cash/getAmount', {})).status)
    expect(statuses).toEqual([200, 500, 500, 200, 200])
    expect(sandbox.world().rules).toEqual([])
  })

  it('hit only the calls they match', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.addFaults('default', { match: 'user/*', fault: 'http=500' })
    expect((await person.send('cash/getAmount', {})).status).toBe(200)
    expect((await person.send('user/queryAllBankcardList', { pageType: '1' })).status).toBe(500)
  })

  it('strike by chance, the same way for the same seed', async () => {
    const run = async (seed: number): Promise<boolean[]> => {
      const sandbox = stillSandbox()
      const person = await new Person(mountOf(sandbox)).signIn()
      sandbox.addFaults('default', { probability: 0.3, seed, fault: 'http=500' })
      const struck: boolean[] = []
      for (let k = 0; k < 200; k += 1) struck.push((await person.send('cash/getAmount', {})).status === 500)
      return struck
    }
    const struck = await run(7)
    expect(struck).toEqual(await run(7))
    expect(struck).not.toEqual(await run(8))
    const share = struck.filter(Boolean).length / struck.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
  })

  it('can be taken back, one or all', async () => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    await person.admin('POST', 'faults', [
      { match: 'cash/getAmount', fault: 'http=500' },
      { match: 'cash/queryLoanUse', fault: 'http=501' },
    ])
    expect(await person.admin('DELETE', 'faults?index=0')).toMatchObject([{ match: 'cash/queryLoanUse' }])
    expect(await person.admin('DELETE', 'faults')).toEqual([])
    expect((await person.send('cash/queryLoanUse', {})).status).toBe(200)
  })

  it.each([
    ['latency=800', { ms: [800], processedFirst: false }],
    ['latency=800:after', { ms: [800], processedFirst: true }],
  ])('%s waits before or after processing', async (fault, expected) => {
    const waits: Array<{ ms: number; loans: number }> = []
    const sandbox = createSandbox({
      now: () => START,
      wait: async (ms) => {
        waits.push({ ms, loans: sandbox.world().loanCount })
      },
    })
    const person = await new Person(mountOf(sandbox)).signIn()
    const body = await person.readyToPublish(serial(1))
    await person.send('cash/publishV2', body, { 'x-sandbox-fault': fault })
    expect(waits).toEqual([{ ms: 800, loans: expected.processedFirst ? 1 : 0 }])
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('a call the client gave up on while it waited is still processed', async () => {
    let release: () => void = () => {}
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    const sandbox = createSandbox({ now: () => START, wait: async () => waiting })
    const person = await new Person(mountOf(sandbox)).signIn()
    const body = await person.readyToPublish(serial(1))
    const given = new AbortController()
    const sent = sandbox.fetch('http://sandbox.test/api/cash/publishV2', {
      method: 'POST',
      headers: { 'x-token': person.token ?? '', 'x-sandbox-fault': 'latency=25000' },
      body: JSON.stringify(body),
      signal: given.signal,
    })
    given.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    expect(sandbox.world().loanCount).toBe(0)
    release()
    await expect.poll(() => sandbox.world().loanCount).toBe(1)
  })

  it('silence ends when the caller gives up, however long ago the request was made', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const given = new AbortController()
    const ask = async (): Promise<Response> =>
      sandbox.fetch(
        new Request('http://sandbox.test/api/cash/getAmount', {
          method: 'POST',
          headers: { 'x-token': person.token ?? '', 'x-sandbox-fault': 'hang' },
          signal: given.signal,
        }),
      )
    const sent = ask()
    await expect.poll(() => sandbox.log('default', 'cash/getAmount')[0]?.outcome).toBe('hang')
    for (let k = 0; k < 3; k += 1) {
      await setImmediate()
      collectGarbage()
    }
    given.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  }, 5000)

  it.each(['latency', 'http=abc', 'result=x', 'nonsense', 'drop=sometimes', 'http=999'])(
    'an unreadable text "%s" is refused by name',
    async (text) => {
      const person = await new Person(mountOf(stillSandbox())).signIn()
      const response = await person.send('cash/getAmount', {}, { 'x-sandbox-fault': text })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(text)
    },
  )
})
