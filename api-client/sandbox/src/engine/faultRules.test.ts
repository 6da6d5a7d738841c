import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createSandbox } from '../index.ts'
import { mountOf, Person, serial, START, frozenSandbox } from '../testing/client.ts'

describe('fault rules', () => {
  it('apply as often as set, after the set number of calls', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.addFaults('default', { match: 'cash/get*', skip: 1, times: 2, fault: 'http=500' })
    const statuses: number[] = []
    for (let k = 0; k < 5; k += 1) statuses.push((await person.send('cash/getAmount', {})).status)
    expect(statuses).toEqual([200, 500, 500, 200, 200])
    expect(sandbox.world().rules).toEqual([])
  })

  it('apply only to matching calls', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.addFaults('default', { match: 'user/*', fault: 'http=500' })
    expect((await person.send('cash/getAmount', {})).status).toBe(200)
    expect((await person.send('user/queryAllBankcardList', { pageType: '1' })).status).toBe(500)
  })

  it('apply with a probability, the same way for the same seed', async () => {
    const run = async (seed: number): Promise<boolean[]> => {
      const sandbox = frozenSandbox()
      const person = await new Person(mountOf(sandbox)).signIn()
      sandbox.addFaults('default', { probability: 0.3, seed, fault: 'http=500' })
      const affected: boolean[] = []
      for (let k = 0; k < 200; k += 1) affected.push((await person.send('cash/getAmount', {})).status === 500)
      return affected
    }
    const affected = await run(7)
    expect(affected).toEqual(await run(7))
    expect(affected).not.toEqual(await run(8))
    const share = affected.filter(Boolean).length / affected.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
  })

  it('can be removed, one or all', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
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

  it('a body that dribbles waits after each piece, and ends when the caller gives up', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const controller = new AbortController()
    const send = async (): Promise<Response> =>
      sandbox.fetch('http://sandbox.test/api/cash/getAmount', {
        method: 'POST',
        headers: { 'x-token': person.token ?? '' },
        signal: controller.signal,
      })
    sandbox.addFaults('default', { times: 1, fault: 'dribble=1000' })
    const whole = await (await send()).text()
    expect(JSON.parse(whole)).toMatchObject({ Result: 200 })
    expect(sandbox.waited).toEqual(Array.from({ length: 20 }, () => 50))
    sandbox.addFaults('default', { fault: { kind: 'dribble', ms: 1000, pieces: 2 } })
    const reader = (await send()).body?.getReader()
    expect((await reader?.read())?.value?.length).toBe(Math.ceil(whole.length / 2))
    expect(sandbox.waited.at(-1)).toBe(500)
    controller.abort()
    await expect(reader?.read()).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('a call the client gave up on while it waited is still processed', async () => {
    let release: () => void = () => {}
    const waiting = new Promise<void>((resolve) => {
      release = resolve
    })
    const sandbox = createSandbox({ now: () => START, wait: async () => waiting })
    const person = await new Person(mountOf(sandbox)).signIn()
    const body = await person.readyToPublish(serial(1))
    const controller = new AbortController()
    const sent = sandbox.fetch('http://sandbox.test/api/cash/publishV2', {
      method: 'POST',
      headers: { 'x-token': person.token ?? '', 'x-sandbox-fault': 'latency=25000' },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    controller.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    expect(sandbox.world().loanCount).toBe(0)
    release()
    await expect.poll(() => sandbox.world().loanCount).toBe(1)
  })

  it('silence ends when the caller gives up, however long ago the request was made', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const controller = new AbortController()
    const send = async (): Promise<Response> =>
      sandbox.fetch(
        new Request('http://sandbox.test/api/cash/getAmount', {
          method: 'POST',
          headers: { 'x-token': person.token ?? '', 'x-sandbox-fault': 'hang' },
          signal: controller.signal,
        }),
      )
    const sent = send()
    await expect.poll(() => sandbox.log('default', 'cash/getAmount')[0]?.outcome).toBe('hang')
    for (let k = 0; k < 3; k += 1) {
      await setImmediate()
      collectGarbage()
    }
    controller.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  }, 5000)

  it.each(['latency', 'http=abc', 'result=x', 'nonsense', 'drop=sometimes', 'http=999'])(
    'an unreadable text "%s" is refused by name',
    async (text) => {
      const person = await new Person(mountOf(frozenSandbox())).signIn()
      const response = await person.send('cash/getAmount', {}, { 'x-sandbox-fault': text })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain(text)
    },
  )
})
