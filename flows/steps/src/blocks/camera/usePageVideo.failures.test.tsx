import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameraStream } from '../../pages/face/testing/cameras.ts'
import { fakeRecorder } from './testing/fakeRecorder.ts'
import { camera, isOff, mountLive, mountRecording, mountVideo } from './testing/mountVideo.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a camera that gives nothing', () => {
  it.each([
    ['NotAllowedError', 'refused', true],
    ['NotReadableError', 'busy', true],
    ['NotFoundError', 'missing', false],
  ])('%s is %s; the recorder is there for another try: %s', async (name, why, isThere) => {
    fakeRecorder()
    camera().mockRejectedValue(new DOMException('No', name))
    const { run, result, onFailed } = await mountVideo()
    await run('open')
    expect(onFailed.mock.calls).toEqual([[why]])
    expect(result.current).toMatchObject({ isThere, view: { at: 'closed' } })
  })

  it('is given up after 30 seconds, counted from its own opening', async () => {
    fakeRecorder()
    camera().mockReturnValue(new Promise(() => undefined))
    const { run, passes, at, onFailed, result } = await mountVideo()
    await run('open')
    await passes(29_000)
    await run('close')
    await passes(5_000)
    await run('open')
    await passes(29_999)
    expect([at(), onFailed.mock.calls]).toEqual(['opening', []])
    await passes(1)
    expect([at(), onFailed.mock.calls]).toEqual(['closed', [['timedOut']]])
    expect(result.current.isThere).toBe(false)
  })

  it('is given up too when it is open and shows no picture, and is turned off', async () => {
    fakeRecorder()
    const stream = cameraStream()
    camera().mockResolvedValue(stream)
    const { run, passes, onFailed } = await mountVideo()
    await run('open')
    await passes(30_000)
    expect([onFailed.mock.calls, isOff(stream)]).toEqual([[['timedOut']], true])
  })

  it('has all the time once it shows a picture', async () => {
    fakeRecorder()
    const { passes, at, onFailed } = await mountLive()
    await passes(600_000)
    expect([at(), onFailed.mock.calls]).toEqual(['live', []])
  })

  it('that was closed is turned off when it opens late', async () => {
    fakeRecorder()
    const stream = cameraStream()
    const given: ((opened: MediaStream) => void)[] = []
    camera().mockReturnValue(new Promise((resolve) => given.push(resolve)))
    const { run, at, act, onFailed } = await mountVideo()
    await run('open')
    await run('close')
    await act(() => given[0]?.(stream))
    expect([at(), isOff(stream), onFailed.mock.calls]).toEqual(['closed', true, []])
  })

  it('that was closed is nobody’s failure when it is refused late', async () => {
    fakeRecorder()
    const refuse: ((error: Error) => void)[] = []
    camera().mockReturnValue(new Promise((_resolve, reject) => refuse.push(reject)))
    const { run, act, onFailed, result } = await mountVideo()
    await run('open')
    await run('close')
    await act(() => refuse[0]?.(new DOMException('No', 'NotFoundError')))
    expect([onFailed.mock.calls, result.current.isThere]).toEqual([[], true])
  })
})

describe('a camera that ends', () => {
  const ends = (video: Awaited<ReturnType<typeof mountLive>>) =>
    video.act(() => video.stream.getTracks()[0]?.dispatchEvent(new Event('ended')))

  it.each(['live', 'recording'])('while it is %s was taken by another app', async (at) => {
    fakeRecorder()
    const video = await (at === 'live' ? mountLive() : mountRecording())
    await ends(video)
    expect([video.at(), video.onFailed.mock.calls]).toEqual(['closed', [['busy']]])
    expect([video.result.current.isThere, isOff(video.stream)]).toEqual([true, true])
  })

  it('after the video was taken changes nothing', async () => {
    fakeRecorder()
    const video = await mountRecording()
    await video.run('stop')
    await ends(video)
    expect([video.at(), video.onFailed.mock.calls]).toEqual(['taken', []])
  })
})

describe('a recorder that gives no video', () => {
  it.each([
    ['empty', { parts: [] }, 0],
    ['silent', { isSilent: true }, 5_000],
  ])('because it is %s is said, and the camera is off', async (_name, options, ms) => {
    fakeRecorder(options)
    const video = await mountRecording()
    await video.run('stop')
    if (ms > 0) {
      await video.passes(ms - 1)
      expect(video.onFailed).not.toHaveBeenCalled()
    }
    await video.passes(1)
    expect([video.onFailed.mock.calls, video.at(), isOff(video.stream)]).toEqual([
      [['timedOut']],
      'closed',
      true,
    ])
  })

  it('because it cannot be made is missing, and is not tried again', async () => {
    fakeRecorder()
    const video = await mountLive()
    const Broken = Object.assign(
      function Broken() {
        throw new DOMException('No', 'NotSupportedError')
      },
      { isTypeSupported: () => true },
    )
    vi.stubGlobal('MediaRecorder', Broken)
    await video.run('start')
    expect([video.onFailed.mock.calls, video.at(), isOff(video.stream)]).toEqual([
      [['missing']],
      'closed',
      true,
    ])
    expect(video.result.current.isThere).toBe(false)
  })
})
