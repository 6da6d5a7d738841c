import { describe, expect, it, vi } from 'vitest'
import { manualClock } from '../testing/manualClock.ts'
import { sendToCloud, type CloudUpload } from './sendToCloud.ts'

const URL = 'https://cloud.test/upload'
const file = new File(['picture'], 'wedding-of-li-ming.jpg', { type: 'image/jpeg' })
/** A storage that takes every file. */
const accepts = () =>
  vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ key: 'cloud/1', hash: 'h' })),
  )

function send(
  fetch: (request: Request) => Promise<Response>,
  { clock = manualClock(), keepsFileNames, ...upload }: Partial<CloudUpload> & Partial<Settings> = {},
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
    await expect(send(fetch)).resolves.toBe('cloud/1')
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
