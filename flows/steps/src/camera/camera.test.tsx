import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameraStream } from '../face/testing/cameras.ts'
import { cameraFailure, openCamera, stopCamera } from './camera.ts'
import { recordVideo, videoType } from './recordVideo.ts'
import { fakeRecorder } from './testing/fakeRecorder.ts'

const EXACT = 'video/mp4;codecs="avc1.42E01F,mp4a.40.2"'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page without https, or an old web view. */
const withoutCameras = () =>
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices)

describe('the camera of the browser', () => {
  it.each([
    ['without sound for a picture', {}, false],
    ['with sound for a video', { hasSound: true }, true],
  ])('is the one at the front, %s', async (_name, options, audio) => {
    const stream = cameraStream()
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
    expect(await openCamera(options)).toBe(stream)
    expect(ask.mock.calls).toEqual([[{ video: { facingMode: 'user', width: { ideal: 720 } }, audio }]])
  })

  it('is missing in a page that may open none', async () => {
    withoutCameras()
    const error: unknown = await openCamera().catch((failure: unknown) => failure)
    expect(cameraFailure(error)).toBe('missing')
  })

  it('is off once all of its tracks are stopped', () => {
    const [stream, other] = [cameraStream(), cameraStream()]
    for (const track of other.getTracks()) stream.addTrack(track)
    stopCamera(stream)
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
    expect(() => stopCamera(null)).not.toThrow()
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
