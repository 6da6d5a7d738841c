import { describe, expect, it } from 'vitest'
import { FAULT_KINDS } from '../src/fault-kinds.ts'
import { parseFaults } from '../src/faults.ts'
import { type LogDetail, type LogEntry, type WorldView } from '../src/index.ts'
import { mountOf, Person, serial, START, stillSandbox } from './client.ts'

async function signedIn(): Promise<Person> {
  return new Person(mountOf(stillSandbox()), 'lab').signIn()
}

/** The error of an admin request that is refused. */
async function refused(person: Person, name: string, body: unknown): Promise<string> {
  const response = await person.mount.fetch(`${person.mount.origin}/__sandbox/${name}`, {
    method: 'POST',
    headers: { 'x-sandbox-scope': person.scope },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(400)
  return ((await response.json()) as { error: string }).error
}

describe('a logged request', () => {
  it('has the text that went back, cut when it is long, and only the newest have it', async () => {
    const person = await signedIn()
    await person.send('cash/getAmount', {}, { 'x-sandbox-fault': 'malformed' })
    await person.send('cash/getAmount', {}, { 'x-sandbox-fault': 'result=42020' })
    const body = { kind: 'reply', bodyText: 'x'.repeat(70_000) } as const
    await person.admin('POST', 'faults', { times: 1, fault: body })
    await person.send('cash/getAmount', {})
    await person.send('cash/getAmount', {}, { 'x-sandbox-fault': 'half' })
    const log = await person.admin<LogEntry[]>('GET', 'log')
    expect(log[0]).not.toHaveProperty('reply')
    const replies = await Promise.all(
      log.map(async ({ id }) => (await person.admin<LogDetail>('GET', `log?id=${id}`)).reply),
    )
    expect(replies[0]).toContain('502 Bad Gateway')
    expect(JSON.parse(replies[1] ?? '')).toMatchObject({ Result: 42020 })
    expect(replies[2]).toHaveLength(64_000)
    expect(replies[3]).toBeNull()
    for (let k = 0; k < 50; k += 1) await person.call('cash/getAmount', {})
    expect(await person.admin<LogDetail>('GET', `log?id=${log[0]?.id}`)).toMatchObject({ reply: null })
  })

  it('is sent again with the same token and body, past the fault rules', async () => {
    const person = await signedIn()
    const request = await person.readyToPublish(serial(1))
    await person.admin('POST', 'faults', { match: 'cash/publishV2', fault: 'drop=before' })
    await person.send('cash/publishV2', request).catch(() => null)
    const [lost] = await person.admin<LogEntry[]>('GET', 'log?path=cash/publishV2')
    const made = await person.admin<LogDetail>('POST', 'replay', { id: lost?.id })
    expect(made).toMatchObject({
      processed: true,
      repeat: false,
      result: 200,
      faults: ['replay'],
      status: 200,
    })
    expect(JSON.parse(made.reply ?? '')).toMatchObject({ Content: { serialNumber: serial(1) } })
    const again = await person.admin<LogDetail>('POST', 'replay', { id: made.id })
    expect(again).toMatchObject({ repeat: true, reply: made.reply, request })
    expect(await person.admin<WorldView>('GET', 'world')).toMatchObject({ loanCount: 1 })
    await person.admin('POST', 'session/expire', {})
    expect(await person.admin('POST', 'replay', { id: made.id })).toMatchObject({ result: -4000 })
    expect(JSON.stringify(await person.admin('GET', 'log'))).not.toContain(person.token)
  })

  it('with a card or identity number shows its end only, and cannot be sent again', async () => {
    const person = await signedIn()
    await person.send('cash/getAmount', { a: ['6222021234567890123'], b: { c: '33010219900101123X' } })
    await person.send('cash/getAmount', { serialNumber: serial(1), mobile: '13800000002' })
    const log = await person.admin<LogEntry[]>('GET', 'log')
    expect(log.map((entry) => entry.request)).toEqual([
      { a: ['***************0123'], b: { c: '**************123X' } },
      { serialNumber: serial(1), mobile: '13800000002' },
    ])
    expect(await refused(person, 'replay', { id: log[0]?.id })).toContain('not kept')
  })

  it('that is not there is refused', async () => {
    const person = await signedIn()
    await person.call('cash/getAmount', {})
    const [entry] = await person.admin<LogEntry[]>('GET', 'log')
    expect(await refused(person, 'replay', { id: 1e9 })).toContain('no request 1000000000')
    const stranger = new Person(person.mount, 'other')
    expect(await refused(stranger, 'replay', { id: entry?.id })).toContain('no request')
    expect((await person.mount.fetch(`${person.mount.origin}/__sandbox/log?id=x`)).status).toBe(400)
  })
})

describe('the next answer of a call', () => {
  it('can be a business refusal, and goes before the rules there are', async () => {
    const person = await signedIn()
    await person.admin('POST', 'faults', { fault: 'http=500' })
    await person.admin('POST', 'next', { path: 'cash/getAmount', result: { code: 45007 } })
    expect(await person.refusal('cash/getAmount', {})).toEqual([45007, '当前暂无可借资方，请稍后重试'])
    expect((await person.send('cash/getAmount', {})).status).toBe(500)
  })

  it('can be a content the contract allows, several times', async () => {
    const person = await signedIn()
    const rules = await person.admin('POST', 'next', {
      path: 'cash/queryGray',
      content: { pollMaxPeriod: 3 },
      times: 2,
    })
    expect(rules).toMatchObject([{ match: 'cash/queryGray', times: 2 }])
    for (const expected of [{ pollMaxPeriod: 3 }, { pollMaxPeriod: 3 }, { alisignApplyGray: true }])
      expect(await person.call('cash/queryGray', { typeId: '6' })).toEqual(expected)
  })

  it('can be an HTTP status, and anything at all when it is said to be raw', async () => {
    const person = await signedIn()
    await person.admin('POST', 'next', { path: 'cash/getAmount', http: 503 })
    expect((await person.send('cash/getAmount', {})).status).toBe(503)
    await person.admin('POST', 'next', { path: 'cash/getAmount', content: { minAmount: 'many' }, raw: true })
    expect(await person.call('cash/getAmount', {})).toEqual({ minAmount: 'many' })
  })

  it('can be a content with a code the contract accepts beside 200', async () => {
    const person = await signedIn()
    const next = { path: 'cash/queryGray', content: {}, result: { code: 300 } }
    expect(await refused(person, 'next', next)).toContain('Result 300')
    await person.admin('POST', 'next', { ...next, raw: true, result: { code: 300, message: '请再次确认' } })
    expect(await person.envelope('cash/queryGray', { typeId: '6' })).toEqual({
      Result: 300,
      ResultMessage: '请再次确认',
      Content: {},
    })
  })

  it.each([
    [{ path: 'cash/nothing', http: 500 }, 'cash/nothing'],
    [{ path: 'cash/queryGray' }, 'one of result, content and http'],
    [{ path: 'cash/queryGray', http: 500, content: {} }, 'neither'],
    [{ path: 'cash/queryGray', content: { pollMaxPeriod: 'x' } }, 'pollMaxPeriod'],
    [{ path: 'cash/queryGray', http: 1 }, 'http'],
  ])('%j is refused', async (body, reason) => {
    expect(await refused(await signedIn(), 'next', body)).toContain(reason)
  })
})

describe('the set-up of a scope', () => {
  it('puts another scope into the same state', async () => {
    const sandbox = stillSandbox()
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
    const sandbox = stillSandbox({ now: () => real })
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
    expect(await refused(person, 'state', body)).toContain(reason)
    expect(await person.admin('GET', 'world')).toEqual(before)
  })
})

describe('what the lab can choose from', () => {
  it('names every kind of fault with a text that can be read and a default in its bounds', async () => {
    const kinds = await (await signedIn()).admin<typeof FAULT_KINDS>('GET', 'faults/kinds')
    expect(kinds).toEqual(FAULT_KINDS)
    expect(kinds.map((each) => each.kind).toSorted()).toEqual(
      // Every kind there is, written out: a new one has to be added to the list.
      [
        'latency',
        'late',
        'http',
        'result',
        'malformed',
        'truncated',
        'half',
        'dribble',
        'drop',
        'hang',
        'reply',
      ].toSorted(),
    )
    for (const { kind, text, argument, moments } of kinds) {
      expect(parseFaults(text)).toMatchObject([{ kind }])
      expect(text).toBe(argument ? `${kind}=${argument.default}` : kind)
      for (const moment of moments) {
        const written = kind === 'drop' || kind === 'hang' ? `${kind}=${moment}` : `${text}:${moment}`
        expect(parseFaults(written)).toMatchObject([{ kind, when: moment }])
      }
      if (!argument) continue
      for (const value of [argument.min, argument.max]) parseFaults(`${kind}=${value}`)
      expect(argument.default).toBeGreaterThanOrEqual(argument.min)
      expect(argument.default).toBeLessThanOrEqual(argument.max)
    }
  })

  it('names every call with its refusals in the words of the stand-in', async () => {
    const calls = await (await signedIn()).admin<unknown[]>('GET', 'calls')
    expect(calls).toContainEqual(
      expect.objectContaining({
        path: 'cash/confirmAgreementSign',
        answered: true,
        method: 'POST',
        sentAs: 'json',
        session: true,
        results: expect.arrayContaining([
          { code: 42101, meaning: expect.any(String), text: '验证码错误，请重新输入' },
        ]),
      }),
    )
  })

  it('groups the personas', async () => {
    const { personas, groups } = await (
      await signedIn()
    ).admin<{ personas: Array<{ mobile: string; group: string }>; groups: Array<{ name: string }> }>(
      'GET',
      'personas',
    )
    const names = groups.map((group) => group.name)
    for (const { mobile, group } of personas)
      expect(group).toBe(names[Number(mobile.slice(-4, -2))] ?? 'nowhere')
  })
})

describe('the clock', () => {
  it('can be set to an instant and runs on, and goes back to the real time', async () => {
    let real = START
    const sandbox = stillSandbox({ now: () => real })
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
