import { DeviceFailure, type Captured, type CaptureRequest, type DeviceFailureKind } from '@koo/flow'
import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { useDevicePick } from './useDevicePick.ts'
import { useNativeCapture } from './useNativeCapture.ts'

type Capture = (request: CaptureRequest) => Promise<Captured>

/** An app whose camera does what the test says, or none. */
async function mount<Result>(hook: () => Result, capture?: Capture) {
  const world = sandboxWorld()
  const device = capture ? { capture } : {}
  const host = stageHost(world, { device })
  const mounted = await renderHook(hook, {
    wrapper: ({ children }) => (
      <Stage world={world} host={host}>
        {children}
      </Stage>
    ),
  })
  const act = (change: () => unknown) =>
    mounted.act(async () => {
      change()
      await world.clock.advance(0)
    })
  return { ...mounted, act, now: () => mounted.result.current }
}

/** A camera that is open until the test ends it. */
function openCamera() {
  const asked: (CaptureRequest & { give(taken: Captured): void; fail(error: unknown): void })[] = []
  const capture: Capture = (request) =>
    new Promise((give, fail) => asked.push(Object.assign(request, { give, fail })))
  return { asked, capture: vi.fn(capture) }
}

const file = new File(['x'], 'card.png', { type: 'image/png' })
const failing =
  (kind: DeviceFailureKind, text = '') =>
  () =>
    Promise.reject(new DeviceFailure(kind, text))

describe('the camera of the app for a face or a video', () => {
  const mountNative = (capture?: Capture) =>
    mount(() => useNativeCapture({ what: 'video', maxSeconds: 20 }), capture)
  type Native = Awaited<ReturnType<typeof mountNative>>
  async function end({ act, now }: Native) {
    const ended = vi.fn()
    await act(() => now().open().then(ended))
    return ended.mock.calls[0]?.[0] as unknown
  }

  it('is missing without an app', async () => {
    const native = await mountNative()
    expect(native.now()).toMatchObject({ isThere: false, isOpen: false, progress: null })
    expect(await end(native)).toEqual({ why: 'missing' })
    expect(native.now().isOpen).toBe(false)
  })

  it.each([[{ file }], [{ uploaded: { key: 'K', hash: 'H' } }]])(
    'gives what it took: %j',
    async (captured) => {
      const capture = vi.fn<Capture>(() => Promise.resolve(captured))
      const native = await mountNative(capture)
      expect(await end(native)).toEqual({ captured })
      expect(capture.mock.calls[0]?.[0]).toMatchObject({ what: 'video', maxSeconds: 20 })
      expect(native.now()).toMatchObject({ isThere: true, isOpen: false })
    },
  )

  it.each([
    ['refused', true],
    ['tooOld', false],
    ['timedOut', false],
    ['missing', false],
  ] as const)('that ends with %s says why; it is there for the next tap: %s', async (why, isThere) => {
    const native = await mountNative(failing(why))
    expect(await end(native)).toEqual({ why })
    expect(native.now()).toMatchObject({ isThere, isOpen: false })
  })

  it('that breaks counts as missing', async () => {
    const broken = () => {
      throw new TypeError('bridge is undefined')
    }
    const native = await mountNative(broken)
    expect(await end(native)).toEqual({ why: 'missing' })
    expect(native.now()).toMatchObject({ isThere: false, isOpen: false })
  })

  it('that the customer closes is there again', async () => {
    const native = await mountNative(failing('cancelled'))
    expect(await end(native)).toBe('cancelled')
    expect(native.now()).toMatchObject({ isThere: true, isOpen: false })
  })

  it('says what it has done, and begins with nothing the next time', async () => {
    const { asked, capture } = openCamera()
    const { act, now } = await mountNative(capture)
    await act(() => now().open())
    expect(now()).toMatchObject({ isOpen: true, progress: null })
    await act(() => asked[0]?.onProgress?.(0.5))
    expect(now().progress).toBe(0.5)
    await act(() => asked[0]?.give({ file }))
    await act(() => now().open())
    expect(now()).toMatchObject({ isOpen: true, progress: null })
  })

  it.each([
    ['takes a video', (asked: ReturnType<typeof openCamera>['asked']) => asked[0]?.give({ file })],
    ['breaks', (asked: ReturnType<typeof openCamera>['asked']) => asked[0]?.fail(new Error('No'))],
  ])('that was taken back is closed at once, whatever it says when it %s late', async (_name, late) => {
    const { asked, capture } = openCamera()
    const { act, now } = await mountNative(capture)
    const ended = vi.fn()
    await act(() => now().open().then(ended))
    await act(() => now().stop())
    expect([now().isOpen, asked[0]?.signal?.aborted]).toEqual([false, true])
    await act(() => asked[0]?.onProgress?.(0.9))
    await act(() => late(asked))
    expect(ended.mock.calls).toEqual([['cancelled']])
    expect(now()).toMatchObject({ isThere: true, progress: null })
  })

  it('stays open when the one that was taken back before ends late', async () => {
    const { asked, capture } = openCamera()
    const { act, now } = await mountNative(capture)
    await act(() => now().open())
    await act(() => now().stop())
    await act(() => now().open())
    await act(() => asked[0]?.fail(new DeviceFailure('cancelled', '')))
    expect(now().isOpen).toBe(true)
    await act(() => asked[1]?.give({ file }))
    expect(now().isOpen).toBe(false)
  })

  it('is taken back when the page is left', async () => {
    const { asked, capture } = openCamera()
    const { act, now, unmount } = await mountNative(capture)
    await act(() => now().open())
    await unmount()
    expect(asked[0]?.signal?.aborted).toBe(true)
  })
})

describe('camera and album of the app for a picture', () => {
  const mountPick = (capture?: Capture, side?: 'front' | 'back') => mount(() => useDevicePick(side), capture)
  type Picking = Awaited<ReturnType<typeof mountPick>>
  /** Takes a picture, as a field does. */
  async function take({ act, now }: Picking, from: 'camera' | 'album' = 'camera') {
    const field = { onProgress: vi.fn(), signal: new AbortController() }
    const taken = vi.fn()
    await act(() =>
      now()
        .pick?.(from, 1, { ...field, signal: field.signal.signal })
        .then((files) => taken(files)),
    )
    return { ...field, files: () => taken.mock.calls[0]?.[0] as File[] | undefined }
  }

  it('are those of the browser without an app', async () => {
    const { now } = await mountPick()
    expect(now().pick).toBeUndefined()
    expect(() => now().stop()).not.toThrow()
  })

  it.each([
    ['camera', 'front'],
    ['album', 'back'],
    ['camera', undefined],
  ] as const)('opens the %s for the side %s', async (from, side) => {
    const { asked, capture } = openCamera()
    await take(await mountPick(capture, side), from)
    expect(asked).toMatchObject([{ what: 'photo', from, ...(side && { side }) }])
    expect('side' in (asked[0] ?? {})).toBe(side !== undefined)
  })

  it.each([
    ['a file as it is', file, ['card.png', 'image/png']],
    ['a picture without a name', new Blob(['x'], { type: 'image/webp' }), ['photo.jpg', 'image/webp']],
    ['a picture without a type', new Blob(['x']), ['photo.jpg', 'image/jpeg']],
  ])('give %s', async (_name, taken, [name, type]) => {
    const picking = await mountPick(() => Promise.resolve({ file: taken }))
    const { files } = await take(picking)
    expect(files()).toMatchObject([{ name, type, size: 1 }])
    expect(picking.now().pick).toBeDefined()
  })

  it('are those of the browser while the app is silent, and after it was taken back until it ends', async () => {
    const { asked, capture } = openCamera()
    const picking = await mountPick(capture)
    const { onProgress, files } = await take(picking)
    expect(picking.now().pick).toBeUndefined()
    asked[0]?.onProgress?.(0.25)
    await picking.act(() => picking.now().stop())
    asked[0]?.onProgress?.(0.75)
    expect([asked[0]?.signal?.aborted, onProgress.mock.calls]).toEqual([true, [[0.25]]])
    expect(picking.now().pick).toBeUndefined()
    await picking.act(() => asked[0]?.give({ file }))
    expect(files()).toEqual([])
    expect(picking.now().pick).toBeDefined()
  })

  it('are taken back by the field, and are there again', async () => {
    const { asked, capture } = openCamera()
    const picking = await mountPick(capture)
    const { signal, files } = await take(picking)
    signal.abort()
    expect(asked[0]?.signal?.aborted).toBe(true)
    await picking.act(() => asked[0]?.fail(new DeviceFailure('timedOut', '没有响应')))
    expect([files(), picking.now().pick !== undefined]).toEqual([[], true])
    await expect.element(page.getByText('没有响应')).not.toBeInTheDocument()
  })

  it.each([
    ['closed by the customer', failing('cancelled', '已取消'), true, null],
    ['refused', failing('refused', '没有获得授权'), false, '没有获得授权'],
    ['broken', () => Promise.reject(new TypeError('bridge is undefined')), false, null],
    [
      'of an app that has sent the picture itself',
      () => Promise.resolve({ uploaded: { key: 'K', hash: 'H' } }),
      false,
      null,
    ],
  ])('%s give no picture, and are there again: %3$s', async (_name, capture, isThere, said) => {
    const picking = await mountPick(capture)
    const { files } = await take(picking)
    expect([files(), picking.now().pick !== undefined]).toEqual([[], isThere])
    if (said) await expect.element(page.getByText(said)).toBeVisible()
    else await expect.element(page.getByText(/已取消|bridge/)).not.toBeInTheDocument()
  })

  it('are taken back when the page is left', async () => {
    const { asked, capture } = openCamera()
    const picking = await mountPick(capture)
    await take(picking)
    await picking.unmount()
    expect(asked[0]?.signal?.aborted).toBe(true)
  })
})
