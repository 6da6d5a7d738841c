import { afterEach, describe, expect, it, vi } from 'vitest'
import { locate } from './location.ts'
import { pickFile } from './pickFile.ts'
import { saveFile } from './saveFile.ts'

afterEach(() => vi.unstubAllGlobals())
const kindOf = (error: { kind: string }) => error.kind

describe('the file picker', () => {
  /** An input of the browser, in which a customer does something once it is opened. */
  function opened(act: (input: EventTarget & { files: File[] }) => void) {
    const attributes = new Map<string, string>()
    const input = Object.assign(new EventTarget(), {
      files: [] as File[],
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      click: () => act(input),
    })
    vi.stubGlobal('document', { createElement: () => input })
    return { input, attributes }
  }
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })

  it('gives the file that was picked', async () => {
    const { input, attributes } = opened((it) => {
      it.files.push(photo)
      it.dispatchEvent(new Event('change'))
    })
    expect(await pickFile({ accept: 'image/*', camera: 'environment' })).toBe(photo)
    expect(input).toMatchObject({ type: 'file', accept: 'image/*' })
    expect([...attributes]).toEqual([['capture', 'environment']])
  })

  it.each(['cancel', 'change'])('is cancelled by the event %s without a file', async (event) => {
    opened((it) => it.dispatchEvent(new Event(event)))
    expect(await pickFile({ accept: 'image/*' }).catch(kindOf)).toBe('cancelled')
  })

  it('is taken back by its signal', async () => {
    opened(() => undefined)
    const abort = new AbortController()
    const picked = pickFile({ accept: '', signal: abort.signal }).catch(kindOf)
    abort.abort()
    expect(await picked).toBe('cancelled')
    expect(await pickFile({ accept: '', signal: AbortSignal.abort() }).catch(kindOf)).toBe('cancelled')
  })
})

describe('a file that is saved', () => {
  const calendar = new File(['x'], '还款日.ics', { type: 'text/calendar' })

  /** A browser with this user agent, and what it downloads. */
  function browserOf(userAgent: string) {
    const downloads: object[] = []
    const link = { click: () => void downloads.push({ ...link }), remove: () => undefined }
    vi.stubGlobal('navigator', { userAgent })
    vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } })
    vi.useFakeTimers()
    return downloads
  }
  afterEach(() => void vi.useRealTimers())

  it.each([
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  ])('is a download with its name: %s', async (userAgent) => {
    const downloads = browserOf(userAgent)
    await saveFile(calendar)
    expect(downloads).toMatchObject([
      { href: expect.stringMatching(/blob:/) as string, download: '还款日.ics' },
    ])
    vi.runAllTimers()
  })

  it.each([
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Mozilla/5.0 (Linux; U; Android 13) Chrome/110 Mobile Safari/537.36 AlipayClient/10.5',
  ])('is missing in a web view: %s', async (userAgent) => {
    const downloads = browserOf(userAgent)
    expect(await saveFile(calendar).catch(kindOf)).toBe('missing')
    expect(downloads).toEqual([])
  })
})

describe('the place of the customer', () => {
  type Ask = (done: (position: object) => void, failed: (error: { code: number }) => void) => void
  const browser = (getCurrentPosition?: Ask) =>
    vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {})

  it('is latitude, longitude and precision, and nothing else', async () => {
    browser((done) =>
      done({ coords: { latitude: 31.2, longitude: 121.5, accuracy: 30, altitude: 4, speed: 1 } }),
    )
    expect(await locate()).toEqual({ latitude: 31.2, longitude: 121.5, precision: 30 })
  })

  it.each([
    [1, 'refused'],
    [2, 'missing'],
    [3, 'timedOut'],
  ])('that the browser ends with %i is %s', async (code, kind) => {
    browser((_, failed) => failed({ code }))
    expect(await locate().catch(kindOf)).toBe(kind)
  })

  it('is missing in a web view that throws', async () => {
    browser(() => {
      throw new TypeError('Java object is gone')
    })
    expect(await locate().catch(kindOf)).toBe('missing')
  })

  it('is given up when the browser never answers', async () => {
    vi.useFakeTimers()
    browser(() => undefined)
    const place = locate().catch(kindOf)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(await place).toBe('timedOut')
  })

  it('is missing without https, and cancelled by its signal', async () => {
    browser()
    expect(await locate().catch(kindOf)).toBe('missing')
    browser(() => undefined)
    expect(await locate({ signal: AbortSignal.abort() }).catch(kindOf)).toBe('cancelled')
  })
})
