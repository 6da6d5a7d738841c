import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGateway } from './index.ts'
import {
  cashUploadVideo,
  creditIdPhotoOcr,
  creditUploadIdPhoto,
  creditUploadIdPhotoMutation,
} from './gen/calls.ts'
import { registry } from './gen/registry.ts'
import { failureOf } from './testing/failure.ts'
import { envelope, setUp } from './testing/gateway.ts'
import { content, cut, startServer, type TestServer } from './testing/server.ts'
import { instantTimers } from './testing/timers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
})

const gateway = () => createGateway({ baseUrl: server.baseUrl, timers: instantTimers() })
const photo = new File(['front of a card'], '张三 身份证.jpg', { type: 'image/jpeg' })

/** The form of a request as the server receives it. */
async function formOf(at: number): Promise<FormData> {
  const received = server.requests[at]
  const type = received?.headers['content-type'] ?? ''
  return new Response(received?.body, { headers: { 'content-type': type } }).formData()
}

describe('an upload', () => {
  it('travels as form data: the file under a name of our own, the rest as text', async () => {
    server.respond(content({ key: 'K1' }))
    await expect(creditUploadIdPhoto(gateway(), { file: photo, side: 'front' })).resolves.toEqual({
      key: 'K1',
    })
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/credit/uploadIdPhoto' })
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const form = await formOf(0)
    expect(Array.from(form.keys())).toEqual(['file', 'side'])
    expect(form.get('side')).toBe('front')
    const file = form.get('file') as File
    expect([file.name, file.type, await file.text()]).toEqual(['file.jpg', 'image/jpeg', 'front of a card'])
  })

  it.each([
    ['video/mp4', 'file.mp4'],
    ['video/webm;codecs=vp8', 'file.webm'],
    ['../secret', 'file'],
    ['', 'file'],
  ])('a file of kind "%s" is called %s', async (type, name) => {
    server.respond(content({ key: 'K1' }))
    await cashUploadVideo(gateway(), { file: new File(['a'], 'zhang-san.mov', { type }) })
    expect(((await formOf(0)).get('file') as File).name).toBe(name)
  })

  it('keeps the name of a file for the sandbox', async () => {
    server.respond(content({ key: 'K1' }))
    const sandbox = createGateway({ baseUrl: server.baseUrl, keepsFileNames: true })
    await creditUploadIdPhoto(sandbox, { file: photo, side: 'front' })
    expect(((await formOf(0)).get('file') as File).name).toBe(photo.name)
  })

  it('leaves out fields without a value', async () => {
    server.respond(content({ key: 'K2' }))
    await cashUploadVideo(gateway(), { file: undefined, key: 'cloud/1' })
    expect(Array.from((await formOf(0)).entries())).toEqual([['key', 'cloud/1']])
  })

  it('is sent once, and its outcome is unknown when the connection is lost', async () => {
    server.respond(cut)
    const failure = failureOf(
      creditUploadIdPhotoMutation(gateway()).mutationFn({ file: photo, side: 'back' }),
    )
    await expect(failure).resolves.toMatchObject({ kind: 'network', outcomeUnknown: true })
    expect(server.requests).toHaveLength(1)
  })

  it('shows nothing of the file in a report', async () => {
    const { gateway: reporting, reports } = setUp([envelope(null, 42020)])
    await failureOf(creditIdPhotoOcr(reporting, { file: photo, side: 'back' }))
    expect(reports[0]?.requestInfo).toEqual({ file: '***', side: 'back' })
  })

  it('says in the contract how it travels, and takes files only', () => {
    const { sentAs, request } = registry['credit/uploadIdPhoto']
    expect(sentAs).toBe('form')
    expect(request.safeParse({ file: photo, side: 'front' }).success).toBe(true)
    expect(request.safeParse({ file: new Blob(['x']), side: 'back' }).success).toBe(true)
    expect(request.safeParse({ file: 'data:image/png;base64,AA', side: 'front' }).success).toBe(false)
    expect(request.safeParse({ file: photo, side: 'left' }).success).toBe(false)
    expect(request.safeParse({ side: 'front' }).success).toBe(false)
  })
})
