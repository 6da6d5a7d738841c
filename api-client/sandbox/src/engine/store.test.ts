import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore, type Store } from '../index.ts'
import { fileStore, sqliteStore } from '../node.ts'
import { MOST_FILES } from './store.ts'
import type { FileBytes } from './uploads.ts'
import { mountOf, Person, serial, frozenSandbox } from '../testing/client.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const stores: Array<[string, () => Store]> = [
  ['memory', memoryStore],
  ['SQLite', () => sqliteStore(join(folder, 'worlds.db'))],
  ['file', () => fileStore(join(folder, 'worlds'))],
]

describe.each(stores)('the %s store', (_, open) => {
  it('keeps one world a scope, the one saved longest ago first', () => {
    const store = open()
    expect([store.load('a'), store.scopes()]).toEqual([null, []])
    store.save('a', '1')
    store.save('b', '2')
    store.save('a', '3')
    expect([store.load('a'), store.load('b'), store.scopes()]).toEqual(['3', '2', ['b', 'a']])
    store.remove('b')
    store.remove('c')
    expect([store.load('b'), store.scopes()]).toEqual([null, ['a']])
    store.close()
  })

  it('keeps the newest files a scope, as long as the scope', () => {
    const store = open()
    const file = (k: number): FileBytes => ({
      fileId: `F${k}`,
      name: `${k}.jpg`,
      type: 'image/jpeg',
      size: 1,
      bytes: Uint8Array.of(k),
    })
    store.save('a', '1')
    for (let k = 0; k < MOST_FILES; k += 1) store.saveFile('a', file(k))
    store.saveFile('b', file(0))
    store.saveFile('a', file(0))
    store.saveFile('a', file(MOST_FILES))
    expect(store.loadFile('a', 'F0'), 'sent again a moment ago').toEqual(file(0))
    expect(store.loadFile('a', 'F1')).toBeNull()
    const newest = `F${MOST_FILES}`
    expect(store.loadFile('a', newest)).toEqual(file(MOST_FILES))
    store.remove('a')
    expect([store.loadFile('a', newest), store.loadFile('b', 'F0')]).toEqual([null, file(0)])
    store.removeFiles('b')
    expect(store.loadFile('b', 'F0')).toBeNull()
    store.close()
  })

  it('drops the scope unused longest when there are too many', async () => {
    const sandbox = frozenSandbox({ store: open(), maxScopes: 3 })
    for (const scope of ['a', 'b', 'c']) {
      const person = await new Person(mountOf(sandbox), scope).signIn()
      await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    }
    expect(sandbox.world('a').loanCount, 'looking counts as use').toBe(1)
    sandbox.reset('d')
    expect(['a', 'c', 'b'].map((scope) => sandbox.world(scope).loanCount)).toEqual([1, 1, 0])
    sandbox.close()
  })
})

describe('scopes that were kept from before', () => {
  it('are removed before those in use, also scopes that were never reset', async () => {
    const store = memoryStore()
    const first = frozenSandbox({ store })
    for (const scope of ['a', 'b', 'c']) first.reset(scope)
    const second = frozenSandbox({ store, maxScopes: 3 })
    second.world('a')
    await new Person(mountOf(second), 'd').signIn()
    expect(store.scopes().sort()).toEqual(['a', 'c', 'd'])
  })
})

describe('a world on disk', () => {
  it.each([
    ['SQLite', sqliteStore],
    ['a folder', fileStore],
  ])('in %s is there after a restart, tokens and clock included', async (_, open) => {
    const file = join(folder, 'worlds')
    const first = frozenSandbox({ store: open(file) })
    const person = await new Person(mountOf(first)).signIn()
    const request = await person.readyToPublish(serial(1))
    const published = await person.call('cash/publishV2', request)
    first.changeClock({ advanceMs: 5000 })
    const before = first.world()
    first.close()

    const second = frozenSandbox({ store: open(file) })
    expect(second.world()).toEqual(before)
    const again = new Person(mountOf(second))
    again.token = person.token
    expect(await again.call('cash/publishV2', request), 'the repeat is still known').toEqual(published)
    second.close()
  })

  it.each(['{"version":0}', '{"version":1', 'null', '[]'])('that contains %s starts again', async (text) => {
    const store = memoryStore()
    store.save('default', text)
    const person = await new Person(mountOf(frozenSandbox({ store }))).signIn()
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
  })
})

describe('a world', () => {
  it('stays small however long it is used', async () => {
    const store = memoryStore()
    const sandbox = frozenSandbox({ store })
    const person = await new Person(mountOf(sandbox)).signIn()
    const { token } = person
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    const agreement = { agreementName: '个人消费借款合同', agreementUrl: 'https://shop.example/loan' }
    for (let k = 0; k < 150; k += 1) {
      await person.signIn()
      await person.terms()
      await person.call('other/agreementrecord', agreement)
      await person.call('cash/serverUpload', { traceId: String(k) })
      await person.call('user/bindBankcardV2', { callBackUrl: 'https://shop.example/' })
      await person.call('user/sendLoginCode', { mobile: `159${String(k).padStart(8, '0')}`, type: 1 })
      // Endings of no persona.
      sandbox.signIn('default', { mobile: `1580000${9000 + k}` })
    }
    expect(store.load('default')?.length).toBeLessThan(100_000)
    const world = sandbox.world()
    expect(world.openSessions, 'of 300 sign-ins').toBeLessThanOrEqual(40)
    expect(world.users.length).toBeLessThanOrEqual(40)
    expect(world.loanCount, 'a user with a loan is never dropped').toBe(1)
    await person.signIn()
    await person.call('cash/getAmount', {})
    person.token = token
    expect((await person.refusal('cash/getAmount', {}))[0], 'the oldest token is gone').toBe(-4000)
  })

  it('is not saved by calls that change nothing', async () => {
    const store = memoryStore()
    const saved: string[] = []
    const counting: Store = {
      ...store,
      save(scope, world) {
        saved.push(scope)
        store.save(scope, world)
      },
    }
    const person = await new Person(mountOf(frozenSandbox({ store: counting }))).signIn()
    const before = saved.length
    await person.call('cash/getAmount', {})
    await person.call('cash/queryCoupons', {})
    await person.refusal('cash/queryPublishStatus', { listingId: 'none' })
    expect(saved.length).toBe(before)
  })

  it('refuses loans when it is full instead of forgetting one', async () => {
    const sandbox = frozenSandbox()
    sandbox.reset('default', { tweak: { limit: { total: 9_000_000, lenderCap: 9_000_000 } } })
    const person = await new Person(mountOf(sandbox)).signIn()
    const request = await person.readyToPublish(serial(0), { amount: 500 })
    for (let k = 0; k < 200; k += 1)
      await person.call('cash/publishV2', { ...request, serialNumber: serial(k) })
    expect((await person.refusal('cash/publishV2', { ...request, serialNumber: serial(200) }))[0]).toBe(42115)
    expect(sandbox.world().loanCount).toBe(200)
    await person.call('cash/publishV2', request)
  })
})
