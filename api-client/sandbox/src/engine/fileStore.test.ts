import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileStore, sqliteStore } from '../node.ts'
import { memoryStore, type Store } from '../index.ts'
import { MOST_FILE_BYTES, MOST_FILES } from './store.ts'
import { fileOfBytes } from './uploads.ts'
import { mountOf, Person, frozenSandbox } from '../testing/client.ts'
import { picture, signedIn } from '../products/credit/testing/setting.ts'

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

describe.each(stores)('files of the %s store', (_, open) => {
  const file = (name: string, bytes = 1) => fileOfBytes(name, 'image/png', new Uint8Array(bytes))

  it('are kept by scope and forgotten one by one, all together, and with the scope', () => {
    const store = open()
    const [one, two] = [file('one'), file('two')]
    for (const scope of ['a', 'b']) {
      store.save(scope, '{}')
      store.saveFile(scope, one)
      store.saveFile(scope, two)
    }
    expect(store.loadFile('a', one.fileId)).toEqual(one)
    store.dropFile('a', one.fileId)
    store.dropFile('c', one.fileId)
    expect([store.loadFile('a', one.fileId), store.loadFile('a', two.fileId)]).toEqual([null, two])
    store.removeFiles('a')
    expect(store.loadFile('a', two.fileId)).toBeNull()
    store.remove('b')
    expect(store.loadFile('b', one.fileId)).toBeNull()
    store.close()
  })

  it(`are removed, the oldest first, when there are more than ${MOST_FILES}`, () => {
    const store = open()
    const files = Array.from({ length: MOST_FILES + 1 }, (__, k) => file(`f${k}`))
    for (const each of files) store.saveFile('a', each)
    expect(files.map((each) => store.loadFile('a', each.fileId) === null).lastIndexOf(true)).toBe(0)
    store.close()
  })

  it('are removed, the oldest first, when a scope has too many bytes; the newest is kept', () => {
    const store = open()
    const third = MOST_FILE_BYTES / 3
    const files = ['1', '2', '3'].map((name) => file(name, third))
    for (const each of files) store.saveFile('a', each)
    store.saveFile('b', file('other', third))
    const kept = () => files.map((each) => store.loadFile('a', each.fileId) !== null)
    expect(kept()).toEqual([true, true, true])
    const [first] = files
    if (first) store.saveFile('a', first)
    store.saveFile('a', file('4', 1))
    expect(kept(), 'the first was sent again').toEqual([true, false, true])
    store.saveFile('a', file('5', MOST_FILE_BYTES + 1))
    expect(kept()).toEqual([false, false, false])
    expect(store.loadFile('a', file('5', MOST_FILE_BYTES + 1).fileId)?.size).toBe(MOST_FILE_BYTES + 1)
    store.close()
  })
})

describe('files in a world', () => {
  it('are known for the newest 80 only', async () => {
    const { person, sandbox } = await signedIn()
    const { url } = await person.call('credit/uploadIdPhoto', { file: picture('0.jpg'), side: 'front' })
    for (let k = 1; k <= 80; k += 1) {
      await person.call('credit/uploadIdPhoto', { file: picture('1.jpg'), side: 'front' })
    }
    expect((await sandbox.fetch(url ?? '')).status).toBe(404)
  })

  it('survive a restart with SQLite', async () => {
    const db = join(folder, 'worlds.db')
    const first = frozenSandbox({ store: sqliteStore(db) })
    const person = await new Person(mountOf(first)).signIn()
    const { url } = await person.call('credit/uploadIdPhoto', { file: picture('a.jpg'), side: 'front' })
    first.close()
    const second = frozenSandbox({ store: sqliteStore(db) })
    expect(await (await second.fetch(url ?? '')).text()).toBe('a picture')
    second.close()
  })
})
