import { afterAll, describe, expect, it } from 'vitest'
import type { WireRequest } from '../engine/contract.ts'
import { domains } from '../products/index.ts'
import { isSandboxAddress, type SentFile } from '../index.ts'
import { serveSandbox, sqliteStore } from '../node.ts'
import { mountOf, Person, frozenSandbox, START, type Mount } from '../testing/client.ts'

const originalHandlers = { ...domains.handlers }
afterAll(() => {
  Object.assign(domains.handlers, originalHandlers)
})

const photo = (text: string, name = '正面.jpg'): File => new File([text], name, { type: 'image/jpeg' })

/** The files that the upload handler received, in order. */
const seen: Array<WireRequest<'credit/uploadIdPhoto'>> = []
domains.handlers['credit/uploadIdPhoto'] = (request) => {
  seen.push(request)
  return { key: 'K1' }
}
/** The first file that was received. */
const firstFile = (): SentFile | undefined => seen[0]?.file

domains.handlers['merchant/getLastSixMonths'] = () => []
domains.handlers['/wechat/sdkInit'] = () => ({ appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' })
domains.handlers['/koouapp/configapi/query/webconfig'] = () => ({ key: 'value' })

const server = serveSandbox({ now: () => START })
afterAll(async () => (await server).close())

const mounts: Array<[string, () => Promise<Mount>]> = [
  ['in process', () => Promise.resolve(mountOf(frozenSandbox()))],
  ['over HTTP', async () => ({ fetch, origin: (await server).url })],
]

describe.each(mounts)('%s', (_, mount) => {
  it('a GET call takes its request from the address', async () => {
    const person = await new Person(await mount()).signIn()
    await expect(person.call('merchant/getLastSixMonths', {})).resolves.toEqual([])
  })

  it('calls that lie beside /api are found, and below /api they are not', async () => {
    const { fetch: send, origin } = await mount()
    const person = new Person({ fetch: send, origin })
    await expect(
      person.call('/wechat/sdkInit', { url: 'https://shop.example/?a=1&b=2' }),
    ).resolves.toMatchObject({ appId: 'a' })
    await expect(person.call('/koouapp/configapi/query/webconfig', { keys: 'one' })).resolves.toEqual({
      key: 'value',
    })
    const below = await send(`${origin}/api//wechat/sdkInit`, { method: 'POST' })
    expect(await below.json()).toMatchObject({ Result: 404 })
  })

  it('a form contains its files as metadata', async () => {
    const person = await new Person(await mount()).signIn()
    seen.length = 0
    await person.call('credit/uploadIdPhoto', { file: photo('one'), side: 'front' })
    await person.call('credit/uploadIdPhoto', { file: photo('one'), side: 'front' })
    await person.call('credit/uploadIdPhoto', { file: photo('two'), side: 'back' })
    await person.call('credit/uploadIdPhoto', { file: photo('one', '反面.jpg'), side: 'back' })
    const [first, same, other, named] = seen.map((request) => request.file)
    expect(first).toEqual({
      name: '正面.jpg',
      type: 'image/jpeg',
      size: 3,
      fileId: expect.stringMatching(/^F[0-9A-F]{16}$/),
    })
    expect(same, 'the same file is known again').toEqual(first)
    expect(new Set([first, other, named].map((file) => file?.fileId)).size).toBe(3)
  })

  it.each([
    ['no file', { side: 'front' }, '缺少'],
    ['text for a file', { file: 'data:image/png;base64,AA', side: 'front' }, '填写有误'],
    ['another side', { file: photo('x'), side: 'left' }, '填写有误'],
  ])('a form with %s is refused by the contract', async (_title, body, words) => {
    const person = await new Person(await mount()).signIn()
    const reply = await (await person.send('credit/uploadIdPhoto', body)).json()
    expect(reply).toMatchObject({ Result: 400, ResultMessage: expect.stringContaining(words), Content: null })
  })

  it('a form call that is sent as JSON or as broken form data is refused', async () => {
    const person = await new Person(await mount()).signIn()
    for (const type of ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x']) {
      const response = await person.send('credit/uploadIdPhoto', '{"side":"front"}', { 'content-type': type })
      expect(await response.json()).toMatchObject({ Result: 400 })
    }
  })

  it('a field that comes twice is refused', async () => {
    const { fetch: send, origin } = await mount()
    const { token } = await new Person({ fetch: send, origin }).signIn()
    const body = new FormData()
    body.append('file', photo('a'))
    body.append('file', photo('b'))
    body.append('side', 'front')
    const headers = { 'x-token': String(token) }
    const reply = await send(`${origin}/api/credit/uploadIdPhoto`, { method: 'POST', headers, body })
    expect(await reply.json()).toMatchObject({ Result: 400 })
    const address = `${origin}/wechat/sdkInit?url=a&url=b`
    expect(await (await send(address)).json()).toMatchObject({ Result: 400 })
  })

  it.each([
    ['/api/merchant/getLastSixMonths', 'POST', 'GET'],
    ['/wechat/sdkInit', 'POST', 'GET'],
    ['/api/cash/getAmount', 'GET', 'POST'],
    ['/api/credit/uploadIdPhoto', 'PUT', 'POST'],
    ['/api/cash/nothing', 'GET', 'POST'],
  ])('%s by %s is HTTP 405', async (path, method, allowed) => {
    const { fetch: send, origin } = await mount()
    const response = await send(`${origin}${path}`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
  })
})

describe('the bytes of a file', () => {
  it('are in the store, until the scope begins anew', async () => {
    const store = sqliteStore(':memory:')
    const sandbox = frozenSandbox({ store })
    const person = await new Person(mountOf(sandbox)).signIn()
    seen.length = 0
    await person.call('credit/uploadIdPhoto', { file: photo('one'), side: 'front' })
    const fileId = firstFile()?.fileId ?? ''
    expect(new TextDecoder().decode(store.loadFile('default', fileId)?.bytes)).toBe('one')
    expect(store.loadFile('other', fileId)).toBeNull()
    sandbox.reset()
    expect(store.loadFile('default', fileId)).toBeNull()
  })

  it('are not stored when the call was never processed, and are when it is processed late', async () => {
    const store = sqliteStore(':memory:')
    const sandbox = frozenSandbox({ store })
    const person = await new Person(mountOf(sandbox)).signIn()
    seen.length = 0
    await person.call('credit/uploadIdPhoto', { file: photo('one'), side: 'front' })
    const fileId = firstFile()?.fileId ?? ''
    store.removeFiles('default')
    const request = { file: photo('one'), side: 'front' }
    const send = (fault: string) => person.send('credit/uploadIdPhoto', request, { 'x-sandbox-fault': fault })
    await send('http=503')
    expect(store.loadFile('default', fileId)).toBeNull()
    await send('late=1000').catch(() => null)
    expect(store.loadFile('default', fileId)).not.toBeNull()
    sandbox.changeClock({ advanceMs: 1000 })
    expect(seen, 'processed when its time has come').toHaveLength(2)
  })

  it('are not read when the form is longer than any', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    const request = { file: new File([new Uint8Array(20_000_001)], 'long.mp4'), side: 'front' }
    expect((await person.send('credit/uploadIdPhoto', request)).status).toBe(413)
  })
})

describe('the addresses of the sandbox', () => {
  it.each([
    ['/api/cash/getAmount', true],
    ['/api/anything?x=1', true],
    ['/__sandbox/world?scope=a', true],
    ['/wechat/sdkInit?url=x', true],
    ['/koouapp/configapi/query/webconfigMany', true],
    ['/wechat/other', false],
    ['/apis', false],
    ['//', false],
    ['/pages/credit/', false],
    ['/', false],
    ['', false],
  ])('%s: %s', (url, known) => {
    expect(isSandboxAddress(url)).toBe(known)
  })
})
