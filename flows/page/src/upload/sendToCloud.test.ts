import { describe, expect, it, vi } from 'vitest'
import { manualClock } from '../testing/manualClock.ts'
import { GatewayError } from '@koo/api-client'
import { sendToCloud, uploadToCloud, type CloudUpload } from './sendToCloud.ts'

const URL = 'https://cloud.test/upload'
const file = new File(['picture'], 'wedding-of-li-ming.jpg', { type: 'image/jpeg' })
/** A storage that takes every file. */
const accepts = () =>
  vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ key: 'cloud/1', hash: 'h' })),
  )

function send(
  fetch: (request: Request) => Promise<Response>,
  {
    clock = manualClock(),
    keepsFileNames,
    ...upload
  }: Partial<Omit<CloudUpload, 'token'>> & Partial<Settings> = {},
) {
  const storage = { url: URL, fetch, ...(keepsFileNames !== undefined && { keepsFileNames }) }
  return sendToCloud(storage, clock, { token: 'T', file, ...upload })
}
interface Settings {
  clock: ReturnType<typeof manualClock>
  keepsFileNames: boolean
}

/** The one request that was made. */
async function sent(settings: Parameters<typeof send>[1] = {}) {
  const fetch = accepts()
  await send(fetch, settings)
  expect(fetch).toHaveBeenCalledOnce()
  return fetch.mock.calls[0]?.[0] as Request
}

describe('an upload to the cloud', () => {
  it('is a form of token and file to the address of the settings, and gives its key', async () => {
    const fetch = accepts()
    await expect(send(fetch)).resolves.toEqual({ key: 'cloud/1', hash: 'h' })
    const request = await sent()
    expect([request.url, request.method]).toEqual([URL, 'POST'])
    const form = await request.formData()
    expect([...form.keys()]).toEqual(['token', 'file'])
    expect(form.get('token')).toBe('T')
    await expect((form.get('file') as File).text()).resolves.toBe('picture')
  })

  it('says nothing more of the customer: no name of the file, no cookie, no page', async () => {
    const request = await sent()
    const part = (await request.formData()).get('file') as File
    expect([part.name, part.type]).toEqual(['file', 'image/jpeg'])
    expect([request.credentials, request.referrerPolicy, request.redirect]).toEqual([
      'omit',
      'no-referrer',
      'error',
    ])
  })

  it('keeps the name of the file for the sandbox alone', async () => {
    const form = await (await sent({ keepsFileNames: true })).formData()
    expect((form.get('file') as File).name).toBe(file.name)
  })
})

describe('an upload that does not arrive', () => {
  it.each([
    ['http', () => new Response('{"error":"bad token"}', { status: 401 })],
    ['http', () => new Response(null, { status: 503 })],
    ['malformed', () => new Response('<html>')],
    ['contract', () => Response.json(null)],
    ['contract', () => Response.json({ hash: 'h' })],
    ['contract', () => Response.json({ key: '' })],
    ['contract', () => Response.json({ key: 7 })],
  ])('fails as %s', async (kind, reply) => {
    await expect(send(() => Promise.resolve(reply()))).rejects.toMatchObject({ kind, outcomeUnknown: false })
  })

  it('because there is no network fails as such', async () => {
    await expect(send(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      kind: 'network',
    })
  })

  it('in a minute is given up, also where the request does not end by itself', async () => {
    const clock = manualClock()
    let request: Request | undefined
    const upload = send(
      (given) => {
        request = given
        return new Promise(() => undefined)
      },
      { clock },
    )
    const failure = upload.catch((error: unknown) => error)
    await clock.advance(59_999)
    expect(request?.signal.aborted).toBe(false)
    await clock.advance(1)
    expect(await failure).toMatchObject({ kind: 'timeout' })
    expect(request?.signal.aborted).toBe(true)
    expect(clock.pending()).toBe(0)
  })

  it('because the page was left ends at once, and leaves no wait behind', async () => {
    const [clock, leave] = [manualClock(), new AbortController()]
    const upload = send(() => new Promise(() => undefined), { clock, signal: leave.signal })
    const failure = upload.catch((error: unknown) => error)
    leave.abort()
    expect(await failure).toMatchObject({ kind: 'aborted' })
    expect(clock.pending()).toBe(0)
  })

  it('is not begun after the page was left', async () => {
    const fetch = accepts()
    await expect(send(fetch, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the hash of a file', () => {
  it.each([undefined, null, '', 7, {}])('%j is none', async (hash) => {
    const reply = () => Promise.resolve(Response.json({ key: 'cloud/1', hash }))
    await expect(send(reply)).resolves.toEqual({ key: 'cloud/1', hash: null })
  })
})

describe('a permission that ends while the file is on its way', () => {
  const ended = () => Response.json({ error: 'expired token' }, { status: 401 })
  const taken = () => Response.json({ key: 'cloud/2', hash: 'h' })

  function upload(replies: (() => Response)[], tokens = ['T1', 'T2', 'T3']) {
    const used: unknown[] = []
    const token = vi.fn(() => Promise.resolve(tokens.shift() ?? 'none left'))
    const fetch = async (request: Request) => {
      used.push((await request.formData()).get('token'))
      return replies.shift()!()
    }
    return { used, token, done: uploadToCloud({ url: URL, fetch }, manualClock(), { token, file }) }
  }

  it('is replaced once, and the file is sent with the new one', async () => {
    const { used, done } = upload([ended, taken])
    await expect(done).resolves.toEqual({ key: 'cloud/2', hash: 'h' })
    expect(used).toEqual(['T1', 'T2'])
  })

  it('is not replaced twice', async () => {
    const { used, done } = upload([ended, ended, taken])
    await expect(done).rejects.toMatchObject({ kind: 'http', code: 401 })
    expect(used).toEqual(['T1', 'T2'])
  })

  it.each([403, 413, 503])('is no reason for HTTP %i, which is the failure at once', async (status) => {
    const { used, done } = upload([() => new Response(null, { status })])
    await expect(done).rejects.toMatchObject({ kind: 'http', code: status })
    expect(used).toEqual(['T1'])
  })

  it('is not replaced when the gateway gives none: its refusal is the failure', async () => {
    const token = vi.fn(() =>
      Promise.reject(new GatewayError('http', 'cash/getUploadToken', '', { code: 401 })),
    )
    const fetch = accepts()
    const done = uploadToCloud({ url: URL, fetch }, manualClock(), { token, file })
    await expect(done).rejects.toMatchObject({ path: 'cash/getUploadToken' })
    expect([token.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 0])
  })
})
