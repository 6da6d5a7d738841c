import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameraStream } from '../../pages/face/testing/cameras.ts'
import { cameraFailure, openCamera, type CameraOptions } from './camera.ts'
import { recordVideo, videoType } from './recordVideo.ts'
import { fakeRecorder } from './testing/fakeRecorder.ts'
import { camera, isOff } from './testing/mountVideo.tsx'
import { hidePage } from './testing/hidePage.ts'

const EXACT = 'video/mp4;codecs="avc1.42E01F,mp4a.40.2"'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page without https, or an old web view. */
const withoutCameras = () =>
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices)

/** Opens the camera that gives `stream`. */
async function open(stream: MediaStream, options: Partial<CameraOptions> = {}) {
  const ask = camera().mockResolvedValue(stream)
  const closing = new AbortController()
  const onEnded = vi.fn()
  const opened = await openCamera({ signal: closing.signal, onEnded, ...options })
  return { ask, opened, onEnded, close: () => closing.abort() }
}
/** Why the camera was not opened. */
const whyNot = (stream: MediaStream, options?: Partial<CameraOptions>) =>
  open(stream, options).then(() => null, cameraFailure)

describe('the camera of the browser', () => {
  it.each([
    ['without sound for a picture', {}, false],
    ['with sound for a video', { hasSound: true }, true],
  ])('is the one at the front, %s', async (_name, options, audio) => {
    const stream = cameraStream()
    const { ask, opened } = await open(stream, options)
    expect(opened).toBe(stream)
    expect(ask.mock.calls).toEqual([[{ video: { facingMode: 'user', width: { ideal: 720 } }, audio }]])
  })

  it('is missing in a page that may open none', async () => {
    withoutCameras()
    const { signal } = new AbortController()
    const error: unknown = await openCamera({ signal, onEnded: vi.fn() }).catch((failure: unknown) => failure)
    expect(cameraFailure(error)).toBe('missing')
  })

  it('is off once it is closed: all of its tracks, and nothing is said', async () => {
    const [stream, other] = [cameraStream(), cameraStream()]
    for (const track of other.getTracks()) stream.addTrack(track)
    const { close, onEnded } = await open(stream)
    expect(isOff(stream)).toBe(false)
    close()
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
    stream.getTracks()[0]?.dispatchEvent(new Event('ended'))
    hidePage()
    expect(onEnded).not.toHaveBeenCalled()
  })

  it('that is given after it was closed is turned off', async () => {
    const stream = cameraStream()
    expect(await whyNot(stream, { signal: AbortSignal.abort() })).toBe('busy')
    expect(isOff(stream)).toBe(true)
  })

  it.each([
    ['the page is hidden', () => hidePage(), 'hidden'],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide')), 'hidden'],
    [
      'another app takes it',
      (stream: MediaStream) => stream.getTracks()[0]?.dispatchEvent(new Event('ended')),
      'busy',
    ],
  ])('is off when %s, which is said once', async (_name, happens, why) => {
    const stream = cameraStream()
    const { onEnded } = await open(stream)
    happens(stream)
    happens(stream)
    expect([isOff(stream), onEnded.mock.calls]).toEqual([true, [[why]]])
  })

  it('stays on while the page is shown', async () => {
    const stream = cameraStream()
    const { onEnded } = await open(stream)
    document.dispatchEvent(new Event('visibilitychange'))
    expect([isOff(stream), onEnded.mock.calls]).toEqual([false, []])
  })

  it('is not left on when the permission comes while the page is hidden', async () => {
    const stream = cameraStream()
    hidePage()
    expect(await whyNot(stream)).toBe('hidden')
    expect(isOff(stream)).toBe(true)
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['constructor', 'missing'],
  ])('%s means %s', (name, why) => {
    expect(cameraFailure(new DOMException('', name))).toBe(why)
    expect(cameraFailure(Object.assign(new Error('No'), { name }))).toBe(why)
  })

  it.each([undefined, null, 'NotAllowedError', { name: 'NotAllowedError' }])(
    'is missing for what is no error: %j',
    (thrown) => expect(cameraFailure(thrown)).toBe('missing'),
  )
})

describe('the type of a video', () => {
  it.each([
    [[EXACT, 'video/mp4', 'video/webm'], EXACT],
    [['video/webm', 'video/mp4'], 'video/mp4'],
    [['video/webm'], null],
  ])('of a browser that records %j is %s', (types, type) => {
    fakeRecorder({ types })
    expect(videoType()).toBe(type)
  })

  it('is none without a recorder', () => {
    vi.stubGlobal('MediaRecorder', undefined)
    expect(videoType()).toBeNull()
  })

  it('is none in a page that may open no camera', () => {
    fakeRecorder()
    withoutCameras()
    expect(videoType()).toBeNull()
  })
})

describe('a recording', () => {
  it('has the type that was asked for, and stays small enough to send', () => {
    const made = fakeRecorder()
    const stream = cameraStream()
    recordVideo(stream, EXACT)
    expect(made).toMatchObject([{ from: [stream, { mimeType: EXACT }], state: 'recording' }])
    const { videoBitsPerSecond = 0, audioBitsPerSecond = 0 } = made[0]?.from[1] ?? {}
    const bytes = ((videoBitsPerSecond + audioBitsPerSecond) / 8) * 20
    expect(bytes).toBeGreaterThan(2_000_000)
    expect(bytes).toBeLessThan(3_000_000)
  })

  it('joins its parts in their order to one MP4 without codecs', async () => {
    fakeRecorder({ parts: ['first ', 'second ', 'third'] })
    const recording = recordVideo(cameraStream(), EXACT)
    recording.stop()
    const video = await recording.video
    expect([video?.type, await video?.text()]).toEqual(['video/mp4', 'first second third'])
  })

  it.each([[[]], [['', '']]])('is none when the parts are %j', async (parts) => {
    fakeRecorder({ parts })
    const recording = recordVideo(cameraStream(), EXACT)
    recording.stop()
    expect(await recording.video).toBeNull()
  })

  it('is none when the recorder fails', async () => {
    const [made, recording] = [fakeRecorder(), recordVideo(cameraStream(), EXACT)]
    made[0]?.dispatchEvent(new Event('error'))
    expect(await recording.video).toBeNull()
  })

  it('is stopped once, also when its camera has ended before', async () => {
    const made = fakeRecorder()
    const recording = recordVideo(cameraStream(), EXACT)
    // As the browser does when the camera ends.
    made[0]?.stop()
    recording.stop()
    recording.stop()
    expect(made[0]?.stopped).toHaveBeenCalledTimes(1)
    expect(await recording.video).not.toBeNull()
  })
})
