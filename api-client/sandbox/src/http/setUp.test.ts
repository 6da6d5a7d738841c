import { describe, expect, it } from 'vitest'
import { refusedAdmin, signedIn } from '../testing/admin.ts'
import { mountOf, Person, START, frozenSandbox } from '../testing/client.ts'

describe('the set-up of a scope', () => {
  it('puts another scope into the same state', async () => {
    const sandbox = frozenSandbox()
    const first = new Person(mountOf(sandbox), 'first')
    const tweak = { limit: { total: 9000, temporary: null }, account: {} }
    await first.admin('POST', 'reset', { persona: 'lender-cap', seed: 7, tweak })
    await first.admin('POST', 'clock', { advanceMs: 86_400_000, freeze: true })
    await first.admin('POST', 'faults', [
      {
        match: 'cash/*',
        times: 2,
        skip: 1,
        probability: 0.5,
        seed: 9,
        fault: 'latency=5:after,result=45007',
      },
      { fault: { kind: 'reply', body: { any: 1 } } },
    ])
    await first.admin('POST', 'mode', { dropRepeats: false })
    const state = await first.admin<object>('GET', 'state')
    const second = new Person(mountOf(sandbox), 'second')
    expect(await second.admin('POST', 'state', state)).toEqual(state)
    expect(await second.admin('GET', 'state')).toEqual(state)
    expect(JSON.stringify(state).length).toBeLessThan(1000)
    const { users: _, scope: __, ...seen } = sandbox.world('second')
    expect(sandbox.world('first')).toMatchObject(seen)
    sandbox.clearFaults('second')
    await second.signIn()
    expect(await second.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 9000 })
  })

  it('with a clock that runs begins when it is put on', async () => {
    let real = START
    const sandbox = frozenSandbox({ now: () => real })
    const person = new Person(mountOf(sandbox), 'first')
    await person.admin('POST', 'clock', { advanceMs: 5000 })
    const state = await person.admin('GET', 'state')
    expect(state).toMatchObject({ since: null, clock: { offsetMs: 5000, frozenAt: null } })
    real += 1_000_000
    const second = new Person(mountOf(sandbox), 'second')
    await second.admin('POST', 'state', state)
    expect(sandbox.world('second').now).toBe(real + 5000)
  })

  it('left out is as after a reset', async () => {
    const person = await signedIn()
    await person.admin('POST', 'mode', { dropRepeats: false })
    expect(await person.admin('POST', 'state', {})).toEqual({
      persona: 'old-customer',
      seed: 1,
      tweak: {},
      clock: { offsetMs: 0, frozenAt: null },
      since: null,
      faults: [],
      dropRepeats: true,
    })
  })

  it.each([
    [{ persona: 'nobody' }, 'nobody'],
    [{ tweak: { cards: {} } }, 'tweak'],
    [{ faults: [{ fault: 'explode' }] }, 'explode'],
    [{ faults: Array.from({ length: 41 }, () => ({ fault: 'half' })) }, '40'],
    [{ clock: { offsetMs: 1 } }, 'clock.frozenAt'],
    [{ unknown: 1 }, 'unknown'],
  ])('%j is refused and changes nothing', async (body, reason) => {
    const person = await signedIn()
    const before = await person.admin('GET', 'world')
    expect(await refusedAdmin(person, 'state', body)).toContain(reason)
    expect(await person.admin('GET', 'world')).toEqual(before)
  })
})

describe('the clock', () => {
  it('can be set to an instant and runs on, and goes back to the real time', async () => {
    let real = START
    const sandbox = frozenSandbox({ now: () => real })
    const person = new Person(mountOf(sandbox))
    const set = async (change: object): Promise<number> =>
      (await person.admin<{ now: number }>('POST', 'clock', change)).now
    expect(await set({ at: START + 7000 })).toBe(START + 7000)
    real += 10
    expect(await set({})).toBe(START + 7010)
    expect(await set({ freeze: true })).toBe(START + 7010)
    expect(await set({ reset: true })).toBe(real)
    expect(await set({ reset: true, advanceMs: 5, freeze: true })).toBe(real + 5)
  })
})
