import { describe, expect, it } from 'vitest'
import { serveSandbox } from '../../node.ts'
import type { Sandbox } from '../../index.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'
import { MINUTE, picture, signedIn, video } from './testing/setting.ts'

const PLACE = 'http://sandbox.test/__sandbox/upload'

interface UploadReply {
  status: number
  key?: string
  hash?: string
  ctx?: string
  offset?: number
  error?: string
}

async function post(sandbox: Sandbox, step: string, body: BodyInit, token?: string): Promise<UploadReply> {
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
    const sandbox = frozenSandbox()
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

  it('ends a token as its file arrives, and takes the file with the next one', async () => {
    const { person, sandbox } = await signedIn()
    const send = async (name: string) => {
      const token = await person.call('cash/getUploadToken', {})
      return post(sandbox, '', form(token, video(name)))
    }
    expect(await send('token-ends.mp4')).toMatchObject({ status: 401, error: 'expired token' })
    expect(await send('token-ends.mp4')).toMatchObject({ status: 200 })
    expect((await send('token-ends.mp4')).status).toBe(401)
    for (let k = 0; k < 3; k += 1) expect((await send('token-ends-always.mp4')).status).toBe(401)
    expect((await send('good.mp4')).status).toBe(200)
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

  it('replies to preflight requests, and accepts only POST', async () => {
    const sandbox = frozenSandbox()
    const preflight = await sandbox.fetch(PLACE, { method: 'OPTIONS' })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
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
      const { key } = (await response.json()) as UploadReply
      await person.call('cash/saveVideo', { key: key ?? '', code: 'old', height: 176, width: 280 })
    } finally {
      await server.close()
    }
  })
})
