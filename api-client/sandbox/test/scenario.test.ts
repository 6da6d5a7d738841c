import { afterAll, describe, expect, it } from 'vitest'
import { serveSandbox } from '../src/node.ts'
import { mountOf, Person, stillSandbox, START } from './client.ts'
import { loanJourney } from './scenario.ts'

const servers = [serveSandbox({ now: () => START }), serveSandbox({ now: () => START, db: ':memory:' })]
afterAll(async () => {
  await Promise.all(servers.map(async (server) => (await server).close()))
})

describe('the loan journey', () => {
  it('runs in process', async () => {
    await expect(loanJourney(mountOf(stillSandbox()), 'a')).resolves.toBeUndefined()
  })

  it('runs over HTTP with worlds in memory', async () => {
    const { url } = await servers[0]!
    await expect(loanJourney({ fetch, origin: url }, 'a')).resolves.toBeUndefined()
  })

  it('runs over HTTP with worlds in SQLite', async () => {
    const { url } = await servers[1]!
    await expect(loanJourney({ fetch, origin: url }, 'a')).resolves.toBeUndefined()
  })

  it('runs in several scopes at once without one seeing another', async () => {
    const { url } = await servers[0]!
    const mount = { fetch, origin: url }
    await Promise.all(['p', 'q', 'r'].map(async (scope) => loanJourney(mount, scope)))
    const untouched = new Person(mount, 'untouched')
    await untouched.signIn()
    expect(await untouched.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
  })
})
