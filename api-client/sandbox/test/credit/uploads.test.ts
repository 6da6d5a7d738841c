import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveSandbox, sqliteStore } from '../../src/node.ts'
import { memoryStore, type Sandbox, type Store } from '../../src/index.ts'
import { MOST_FILE_BYTES, MOST_FILES } from '../../src/store.ts'
import { fileOfBytes } from '../../src/uploads.ts'
import { mountOf, Person, stillSandbox } from '../client.ts'
import { MINUTE, picture, signedIn, video } from './setting.ts'

const PLACE = 'http://sandbox.test/__sandbox/upload'

interface Answer {
  status: number
  key?: string
  hash?: string
  ctx?: string
  offset?: number
  error?: string
}

async function post(sandbox: Sandbox, step: string, body: BodyInit, token?: string): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `UpToken ${token}` }
  const response = await sandbox.fetch(`${PLACE}${step}`, { method: 'POST', body, headers })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  return { status: response.status, ...((await response.json()) as object) }
}

function form(token: string | undefined, file?: File): FormData {
  const data = new FormData()
  if (token !== undefined) data.append('token', token)
  if (file) data.append('file', file)
  return data
}

function encoded(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_')
}

describe('the token of an upload', () => {
  it('says what it is for, stays the same for a while and is renewed before it runs out', async () => {
    const { person, sandbox } = await signedIn()
    const token = await person.call('cash/getUploadToken', {})
    const [, , policy = ''] = token.split(':')
    expect(JSON.parse(atob(policy.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      scope: 'koo-cash',
      deadline: Date.UTC(2026, 10, 20, 3) / 1000,
      fsizeLimit: 18_000_000,
    })
    expect(await person.call('credit/getUploadToken', {})).not.toBe(token)
    sandbox.changeClock({ advanceMs: 49 * MINUTE })
    expect(await person.call('cash/getUploadToken', {})).toBe(token)
    sandbox.changeClock({ advanceMs: MINUTE })
    expect(await person.call('cash/getUploadToken', {})).not.toBe(token)
  })
})

describe('the cloud store', () => {
  it('takes a form, after which the video can be saved by its key', async () => {
    const { person, sandbox } = await signedIn()
    const token = await person.call('cash/getUploadToken', {})
    const { status, key = '', hash = '' } = await post(sandbox, '', form(token, video('commitment.mp4')))
    expect(status).toBe(200)
    expect(await person.call('cash/uploadVideo', { key })).toMatchObject({ key, hash })
    await person.call('cash/saveVideo', { key, hash, code: 'old', height: 176, width: 280 })
    expect(await person.call('cash/getLastVideo', { code: 'old' })).toMatchObject({ status: 'success' })
  })

  it('takes a file in parts', async () => {
    const { person, sandbox } = await signedIn()
    const token = await person.call('cash/getUploadToken', {})
    const first = await post(sandbox, '/mkblk/9', 'abc', token)
    expect(first).toMatchObject({ status: 200, offset: 3 })
    const second = await post(sandbox, `/bput/${first.ctx}/3`, 'defghi', token)
    expect(second.offset).toBe(9)
    const other = await post(sandbox, '/mkblk/2', 'jk', token)
    const step = `/mkfile/11/mimeType/${encoded('video/mp4')}/fname/${encoded('a.mp4')}`
    const { status, key = '' } = await post(sandbox, step, `${second.ctx},${other.ctx}`, token)
    expect(status).toBe(200)
    const { url } = await person.call('cash/uploadVideo', { key })
    expect(await (await sandbox.fetch(url ?? '')).text()).toBe('abcdefghijk')
    expect((await post(sandbox, step, `${second.ctx},${other.ctx}`, token)).error, 'parts are gone').toBe(
      'invalid ctx',
    )
  })

  it('writes into the scope the token is for, whatever the request says', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox), 'elsewhere').signIn()
    const token = await person.call('credit/getUploadToken', {})
    const { key = '' } = await post(sandbox, '', form(token, picture('a.jpg')))
    await person.call('credit/marriageCertificate', { picture: key })
    expect(sandbox.world('default').users).toEqual([])
  })

  it('refuses what the token does not allow', async () => {
    const { person, sandbox } = await signedIn()
    const token = await person.call('cash/getUploadToken', {})
    const credit = await person.call('credit/getUploadToken', {})
    const refused = async (data: FormData) => {
      const { status, error } = await post(sandbox, '', data)
      return [status, error]
    }
    expect(await refused(form(undefined, video('a.mp4')))).toEqual([400, 'the form has no token'])
    expect(await refused(form('nonsense', video('a.mp4')))).toEqual([401, 'bad token'])
    expect(await refused(form(`${token}x`, video('a.mp4')))).toEqual([401, 'bad token'])
    expect(await refused(form(`a:b:${btoa('{"world":"no scope"}')}`, video('a.mp4')))).toEqual([
      401,
      'bad token',
    ])
    expect(await refused(form(token))).toEqual([400, 'the form has no file'])
    expect((await refused(form(token, picture('a.jpg'))))[0]).toBe(403)
    expect((await refused(form(credit, picture('a.pdf', 'application/pdf'))))[0]).toBe(403)
    expect(await refused(form(token, video('a.mp4', '')))).toEqual([400, 'file is empty'])
    expect((await refused(form(credit, picture('a.jpg', 'image/jpeg', 'x'.repeat(10_000_001)))))[0]).toBe(413)
    expect((await refused(form(token, video('a.mp4', 'x'.repeat(21_000_000)))))[0]).toBe(413)
    expect(await refused(form(token, video('upload-fails.mp4')))).toEqual([503, 'service unavailable'])
    sandbox.changeClock({ advanceMs: 60 * MINUTE })
    expect(await refused(form(token, video('a.mp4')))).toEqual([401, 'expired token'])
  })

  it('refuses parts that do not fit', async () => {
    const { person, sandbox } = await signedIn()
    const token = await person.call('cash/getUploadToken', {})
    const other = await person.call('credit/getUploadToken', {})
    const refused = async (step: string, body: string, by: string = token) =>
      (await post(sandbox, step, body, by)).error
    const { ctx } = await post(sandbox, '/mkblk/5', 'abc', token)
    expect(await refused('/mkblk/5', 'abc', 'x')).toBe('bad token')
    expect(await refused('/mkblk/9999999', 'abc')).toBe('bad block size')
    expect(await refused('/mkblk/x', 'abc')).toBe('bad block size')
    expect(await refused('/mkblk/2', 'abc')).toBe('chunk is larger than its block')
    expect(await refused('/mkblk/2', '')).toBe('chunk is empty')
    expect(await refused(`/bput/${ctx}/2`, 'd')).toBe('bad offset')
    expect(await refused(`/bput/${ctx}/3`, 'def')).toBe('chunk is larger than its block')
    expect(await refused(`/bput/${ctx}/3`, 'de', other)).toBe('invalid ctx')
    expect(await refused('/mkfile/4', ctx ?? '')).toBe('size does not match')
    expect(await refused('/mkfile/3/fname/!', ctx ?? '')).toBe('bad fname')
    expect(await refused('/somewhere', '')).toBe('no such step of an upload')
  })

  it('answers the question of browsers, and nothing but POST', async () => {
    const sandbox = stillSandbox()
    const asked = await sandbox.fetch(PLACE, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type',
    ])
    expect((await sandbox.fetch(PLACE)).status).toBe(405)
  })

  it('is there over HTTP as well', async () => {
    const server = await serveSandbox()
    try {
      const person = await new Person({ fetch, origin: server.url }).signIn()
      const token = await person.call('cash/getUploadToken', {})
      const response = await fetch(`${server.url}/__sandbox/upload`, {
        method: 'POST',
        body: form(token, video('commitment.mp4')),
        headers: { origin: 'http://localhost:5173' },
      })
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
      const { key } = (await response.json()) as Answer
      await person.call('cash/saveVideo', { key: key ?? '', code: 'old', height: 176, width: 280 })
    } finally {
      await server.close()
    }
  })
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const stores: Array<[string, () => Store]> = [
  ['memory', memoryStore],
  ['SQLite', () => sqliteStore(join(folder, 'worlds.db'))],
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

  it(`go, the oldest first, beyond ${MOST_FILES}`, () => {
    const store = open()
    const files = Array.from({ length: MOST_FILES + 1 }, (__, k) => file(`f${k}`))
    for (const each of files) store.saveFile('a', each)
    expect(files.map((each) => store.loadFile('a', each.fileId) === null).lastIndexOf(true)).toBe(0)
    store.close()
  })

  it('go, the oldest first, beyond the bytes of a scope; what was sent last stays', () => {
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
    const first = stillSandbox({ store: sqliteStore(db) })
    const person = await new Person(mountOf(first)).signIn()
    const { url } = await person.call('credit/uploadIdPhoto', { file: picture('a.jpg'), side: 'front' })
    first.close()
    const second = stillSandbox({ store: sqliteStore(db) })
    expect(await (await second.fetch(url ?? '')).text()).toBe('a picture')
    second.close()
  })
})
