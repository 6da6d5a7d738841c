import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultRuleInput, WorldView } from '../index.ts'
import { serveSandbox, type SandboxServer } from '../node.ts'
import { mountOf, Person, serial, START, frozenSandbox, type Mount } from '../testing/client.ts'

const server: Promise<SandboxServer> = serveSandbox({ now: () => START, wait: async () => {} })
afterAll(async () => (await server).close())

/** Both ways to observe a connection: thrown errors of the direct mount, and broken sockets. */
const mounts: Array<[string, () => Promise<Mount>]> = [
  ['in process', async () => mountOf(frozenSandbox())],
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

  it('malformed: processed, a reply that is not JSON', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'malformed' })
    const text = await (await person.send('cash/publishV2', body)).text()
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(await loans()).toBe(1)
  })

  it('truncated: processed, cut JSON in a complete HTTP reply', async () => {
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

  it('dribble: processed, the whole body in small pieces', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault: 'dribble=600' })
    const response = await person.send('cash/publishV2', body)
    expect(response.headers.get('content-type')).toContain('application/json')
    const pieces: Uint8Array[] = []
    for await (const piece of response.body ?? []) pieces.push(piece)
    expect(JSON.parse(Buffer.concat(pieces).toString())).toMatchObject({ Result: 200 })
    expect(await loans()).toBe(1)
    const [entry] = await person.admin<unknown[]>('GET', 'log?path=cash/publishV2')
    expect(entry).toMatchObject({ outcome: 'dribble', status: 200, faults: ['dribble=600'] })
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
  ])('%s: no reply until the caller gives up; loans made: %i', async (fault, made) => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', fault })
    const controller = new AbortController()
    const waiting = person.mount.fetch(`${person.mount.origin}/api/cash/publishV2`, {
      method: 'POST',
      headers: { 'x-sandbox-scope': person.scope, 'x-token': person.token ?? '' },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    const caught = waiting.then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
    )
    // The log shows the call when it has arrived; only then the caller cancels.
    await expect.poll(async () => hangs(person)).toBe(1)
    controller.abort()
    expect(await caught).toBe('AbortError')
    expect(await loans()).toBe(made)
  })

  it('late: the connection ends, and the call is processed when the clock has moved on', async () => {
    const { body, loans } = await publishing()
    await rule({ match: 'cash/publishV2', times: 1, fault: 'late=30000' })
    await expect(person.send('cash/publishV2', body)).rejects.toThrow(TypeError)
    const query = { typeId: 'publishStatus', serialNumber: serial(1), kooUserSource: 'APP' } as const
    expect(await person.call('cash/getLoanAfterProcessInfo', query)).toMatchObject({
      publishState: 'notFound',
    })
    await person.admin('POST', 'clock', { advanceMs: 29_999 })
    expect(await loans()).toBe(0)
    await person.admin('POST', 'clock', { advanceMs: 1 })
    expect(await person.call('cash/getLoanAfterProcessInfo', query)).toMatchObject({
      publishState: 'processed',
    })
    expect(await loans()).toBe(1)
  })

  it('late calls are processed once and in the order they come due', async () => {
    await person.admin('POST', 'mode', { dropRepeats: false })
    const second = await person.readyToPublish(serial(2), { amount: 30_000 })
    const third = { ...second, serialNumber: serial(3) }
    const sooner = { 'x-sandbox-fault': 'late=4000' }
    const later = { 'x-sandbox-fault': 'late=9000' }
    await expect(person.send('cash/publishV2', second, later)).rejects.toThrow(TypeError)
    await expect(person.send('cash/publishV2', third, sooner)).rejects.toThrow(TypeError)
    const serials = async (): Promise<string[]> =>
      (await person.admin<WorldView>('GET', 'world')).loans.map((loan) => loan.serialNumber)
    await person.admin('POST', 'clock', { advanceMs: 9000 })
    expect(await serials(), 'the limit holds only one of them').toEqual([serial(3)])
    await person.admin('POST', 'clock', { advanceMs: 9000 })
    expect(await serials()).toEqual([serial(3)])
  })

  it('late calls are not processed again later', async () => {
    await person.admin('POST', 'mode', { dropRepeats: false })
    const body = await person.readyToPublish(serial(1))
    await expect(person.send('cash/publishV2', body, { 'x-sandbox-fault': 'late=1000' })).rejects.toThrow(
      TypeError,
    )
    await person.admin('POST', 'clock', { advanceMs: 1000 })
    await person.call('cash/getAmount', {})
    expect(await person.admin('GET', 'world')).toMatchObject({ loanCount: 1, late: [] })
  })

  it('reply: exactly the given reply', async () => {
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

  it('the log shows the faults and whether the call was processed', async () => {
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
