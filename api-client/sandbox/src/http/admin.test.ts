import { describe, expect, it } from 'vitest'
import { callPaths } from '../engine/contract.ts'
import { personas, type WorldView } from '../index.ts'
import { mountOf, Person, START, frozenSandbox } from '../testing/client.ts'

function admin(): Person {
  return new Person(mountOf(frozenSandbox()), 'lab')
}

describe('the admin endpoints', () => {
  it('reset begins a scope anew, with persona, seed and tweaks', async () => {
    const person = admin()
    await person.signIn()
    await person.admin('POST', 'faults', { fault: 'http=500' })
    await person.admin('POST', 'clock', { advanceMs: 5000 })
    const tweak = { auth: { contactsAuth: 0 }, limit: { total: 1000, temporary: null } }
    expect(await person.admin('POST', 'reset', { persona: 'no-card', seed: 4, tweak })).toEqual({
      scope: 'lab',
      persona: 'no-card',
    })
    expect(await person.admin('GET', 'world')).toMatchObject({
      now: START,
      rules: [],
      users: [],
      openSessions: 0,
    })
    expect(await person.admin('GET', 'log')).toEqual([])
    await person.signIn()
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 0, faceAuth: 1 })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 1000, minAmount: 500 })
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toEqual([])
  })

  it('the same seed, scope, start and calls give the same identifiers', async () => {
    const run = async (seed: number): Promise<string> => {
      const person = admin()
      await person.admin('POST', 'reset', { seed })
      await person.signIn()
      return (await person.terms()).terms.termsNo
    }
    expect(await run(3)).toBe(await run(3))
    expect(await run(3)).not.toBe(await run(4))
  })

  it('personas lists all personas', async () => {
    const list = await admin().admin<{ current: string; personas: Array<{ name: string }> }>(
      'GET',
      'personas',
    )
    expect(list.current).toBe('old-customer')
    expect(list.personas.map((each) => each.name)).toEqual(personas.map((each) => each.name))
  })

  it('calls lists the contract and which calls have a handler', async () => {
    const list = await admin().admin<Array<{ path: string; answered: boolean }>>('GET', 'calls')
    expect(list.map((call) => call.path)).toEqual(callPaths)
    expect(list.filter((call) => !call.answered)).toEqual([])
  })

  it('clock moves forward, stops, stops at an instant and runs on', async () => {
    const person = admin()
    const set = async (change: object): Promise<number> =>
      (await person.admin<{ now: number }>('POST', 'clock', change)).now
    expect(await set({ advanceMs: 1000 })).toBe(START + 1000)
    expect(await set({ freeze: true })).toBe(START + 1000)
    expect(await set({ advanceMs: 500 })).toBe(START + 1500)
    expect(await set({ freeze: 1_800_000_000_000, advanceMs: 7 })).toBe(1_800_000_000_007)
    expect(await set({ freeze: false })).toBe(1_800_000_000_007)
    expect(await person.admin('GET', 'clock')).toMatchObject({ now: 1_800_000_000_007, frozenAt: null })
  })

  it('a stopped clock stands while real time passes, and the server time of a reply is the clock', async () => {
    let real = START
    const sandbox = frozenSandbox({ now: () => real })
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.changeClock({ freeze: true })
    real += 60_000
    const response = await person.send('cash/getAmount', {})
    expect(response.headers.get('date')).toBe(new Date(START).toUTCString())
    expect(await response.json()).toMatchObject({ Content: { currentTime: START } })
    sandbox.changeClock({ freeze: false })
    real += 1000
    expect(sandbox.world().now).toBe(START + 1000)
  })

  it('log keeps the newest requests without tokens', async () => {
    const sandbox = frozenSandbox({ logSize: 3 })
    const person = await new Person(mountOf(sandbox)).signIn()
    for (let k = 0; k < 5; k += 1) await person.call('cash/queryGray', { typeId: String(k) })
    const log = sandbox.log()
    expect(log.map((entry) => entry.request)).toEqual([{ typeId: '2' }, { typeId: '3' }, { typeId: '4' }])
    expect(JSON.stringify(log)).not.toContain(person.token)
    expect(await person.admin('DELETE', 'log')).toEqual([])
    expect(sandbox.log()).toEqual([])
  })

  it.each([
    ['reset', { persona: 'nobody' }, 'nobody'],
    ['reset', { tweak: { cards: {} } }, 'tweak'],
    ['faults', { fault: 'explode' }, 'explode'],
    ['faults', { match: '', fault: 'half' }, 'match'],
    ['clock', { advanceMs: -1 }, 'advanceMs'],
    ['clock', { freeze: 'now' }, 'freeze'],
    ['mode', {}, 'dropRepeats'],
    ['sign-in', { mobile: '1' }, 'mobile'],
    ['session/expire', { code: 5 }, 'code'],
  ])('%s refuses %j and says why', async (name, body, reason) => {
    const response = await frozenSandbox().fetch(`http://sandbox.test/__sandbox/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(reason)
  })

  it.each([
    ['GET', '/__sandbox/nothing', 404],
    ['POST', '/__sandbox/world', 404],
    ['GET', '/somewhere', 404],
    ['GET', '/api/cash/getAmount', 405],
    ['GET', '/__sandbox/agreements/other', 404],
    ['GET', '/__sandbox/agreements/constructor', 404],
    ['GET', '/__sandbox/world?scope=a%20b', 400],
  ])('%s %s answers HTTP %i', async (method, path, status) => {
    expect((await frozenSandbox().fetch(`http://sandbox.test${path}`, { method })).status).toBe(status)
  })
})

describe('a scope', () => {
  it('comes from the header, else the cookie, else the address of an admin request', async () => {
    const sandbox = frozenSandbox()
    for (const scope of ['one', 'two', 'three']) sandbox.reset(scope)
    const scopeOf = async (url: string, headers: Record<string, string>): Promise<string> => {
      const response = await sandbox.fetch(`http://sandbox.test/__sandbox/${url}`, { headers })
      return ((await response.json()) as WorldView).scope
    }
    const cookie = 'theme=night; sandbox_scope=two'
    expect(await scopeOf('world?scope=three', { cookie, 'x-sandbox-scope': 'one' })).toBe('one')
    expect(await scopeOf('world?scope=three', { cookie })).toBe('two')
    expect(await scopeOf('world?scope=three', {})).toBe('three')
    expect(await scopeOf('world', {})).toBe('default')
  })

  it('that can be none is refused', async () => {
    const person = new Person(mountOf(frozenSandbox()), 'a/b')
    expect((await person.send('cash/getAmount', {})).status).toBe(400)
  })

  it('has faults, clock and loans of its own', async () => {
    const sandbox = frozenSandbox()
    const one = await new Person(mountOf(sandbox), 'one').signIn()
    const two = await new Person(mountOf(sandbox), 'two').signIn()
    sandbox.addFaults('one', { fault: 'http=500' })
    sandbox.changeClock({ advanceMs: 60_000 }, 'one')
    expect((await one.send('cash/getAmount', {})).status).toBe(500)
    expect(await two.call('cash/getAmount', {})).toMatchObject({ currentTime: START })
    two.token = one.token
    expect((await two.refusal('cash/getAmount', {}))[0], 'a token is worth nothing elsewhere').toBe(-4000)
  })
})
