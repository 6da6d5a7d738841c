import { afterAll, describe, expect, it } from 'vitest'
import { serveSandbox } from './node.ts'
import { agrees } from './testing/agrees.ts'
import { mountOf, Person, frozenSandbox, START } from './testing/client.ts'
import { loanJourney, walk } from './testing/scenario.ts'

const servers = [serveSandbox({ now: () => START }), serveSandbox({ now: () => START, db: ':memory:' })]
afterAll(async () => {
  await Promise.all(servers.map(async (server) => (await server).close()))
})

describe('the loan journey', () => {
  it('runs in process', async () => {
    await expect(walk(loanJourney(mountOf(frozenSandbox()), 'a'))).resolves.toBeUndefined()
  })

  it('runs over HTTP with worlds in memory', async () => {
    const { url } = await servers[0]!
    await expect(walk(loanJourney({ fetch, origin: url }, 'a'))).resolves.toBeUndefined()
  })

  it('runs over HTTP with worlds in SQLite', async () => {
    const { url } = await servers[1]!
    await expect(walk(loanJourney({ fetch, origin: url }, 'a'))).resolves.toBeUndefined()
  })

  it('runs in several scopes at once without one seeing another', async () => {
    const { url } = await servers[0]!
    const mount = { fetch, origin: url }
    await Promise.all(['p', 'q', 'r'].map(async (scope) => walk(loanJourney(mount, scope))))
    const untouched = new Person(mount, 'untouched')
    await untouched.signIn()
    expect(await untouched.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
  })

  it('names the failing step', async () => {
    const sandbox = frozenSandbox()
    sandbox.addFaults('a', { match: 'cash/preApproval', fault: 'result=45007' })
    // The first step resets the scope and its faults, so the fault is added after it.
    const steps = loanJourney(mountOf(sandbox), 'a').slice(1)
    await expect(walk(steps)).rejects.toThrow('确认借款条件: cash/preApproval: 45007 当前暂无可借资方')
  })
})

describe('agrees', () => {
  it.each([
    [1, 1],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      [1, { a: 2, b: 3 }],
      [1, { a: 2 }],
    ],
    [null, null],
  ])('%j has %j', (actual, expected) => {
    expect(() => agrees(actual, expected)).not.toThrow()
  })

  it.each([
    [1, 2, 'value is 1, not 2'],
    [{ a: [1, 2] }, { a: [1] }, '.a.length is 2, not 1'],
    [{ a: { b: '1' } }, { a: { b: 1 } }, '.a.b is "1", not 1'],
    [[], {}, 'value is []'],
    [undefined, {}, 'value is undefined'],
    [{}, { a: null }, '.a is undefined, not null'],
  ])('%j has not %j', (actual, expected, message) => {
    expect(() => agrees(actual, expected)).toThrow(message)
  })
})
