import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameraStream } from '../../pages/face/testing/cameras.ts'
import { fakeRecorder } from './testing/fakeRecorder.ts'
import { hidePage } from './testing/hidePage.ts'
import { camera, isOff, mountLive, mountOpening, mountRecording, mountVideo } from './testing/mountVideo.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the recorder of the page', () => {
  it.each([
    [['video/mp4'], true],
    [['video/webm'], false],
  ])('where the browser records %j is there: %s', async (types, isThere) => {
    fakeRecorder({ types })
    expect((await mountVideo()).result.current).toMatchObject({ isThere, view: { at: 'closed' } })
  })

  it('opens camera and microphone, and is live with the first picture', async () => {
    fakeRecorder()
    const given: ((stream: MediaStream) => void)[] = []
    const opening = camera().mockImplementation(() => new Promise((resolve) => given.push(resolve)))
    const stream = cameraStream()
    const { result, run, act } = await mountVideo()
    await run('open')
    expect(opening.mock.calls[0]?.[0]).toMatchObject({ audio: true })
    expect(result.current.view).toEqual({ at: 'opening', stream: null })
    await run('shown')
    expect(result.current.view).toEqual({ at: 'opening', stream: null })
    await act(() => given[0]?.(stream))
    expect(result.current.view).toEqual({ at: 'opening', stream })
    await run('shown')
    expect(result.current.view).toEqual({ at: 'live', stream })
  })

  it('records only a picture that is shown', async () => {
    const made = fakeRecorder()
    camera().mockResolvedValue(cameraStream())
    const { run, at } = await mountVideo()
    await run('start')
    await run('open')
    await run('start')
    expect([made.length, at()]).toEqual([0, 'opening'])
  })

  it('counts the seconds down, then gives the video and turns the camera off', async () => {
    const made = fakeRecorder({ parts: ['a spoken ', 'sentence'] })
    const video = await mountRecording(3)
    expect(made[0]?.from[0]).toBe(video.stream)
    const seen = [video.secondsLeft()]
    for (const ms of [999, 1, 1_000, 999]) {
      await video.passes(ms)
      seen.push(video.secondsLeft())
    }
    expect([seen, isOff(video.stream)]).toEqual([[3, 3, 2, 1, 1], false])
    await video.passes(1)
    const { view } = video.result.current
    expect(view.at === 'taken' && (await view.video.text())).toBe('a spoken sentence')
    expect([isOff(video.stream), video.onFailed.mock.calls]).toEqual([true, []])
  })

  it('ends at once when it is stopped, also twice', async () => {
    const made = fakeRecorder()
    const video = await mountRecording()
    await video.passes(4_000)
    await video.run('stop')
    await video.run('stop')
    expect(video.at()).toBe('taken')
    expect([made.length, made[0]?.stopped.mock.calls.length, isOff(video.stream)]).toEqual([1, 1, true])
    await video.passes(60_000)
    expect(video.at()).toBe('taken')
  })

  it('is not ended by a stop before it records', async () => {
    fakeRecorder()
    const video = await mountLive()
    await video.run('stop')
    expect([video.at(), isOff(video.stream)]).toEqual(['live', false])
  })

  it('records again after a video was taken', async () => {
    const made = fakeRecorder()
    const video = await mountRecording()
    await video.run('stop')
    expect(video.at()).toBe('taken')
    const second = cameraStream()
    video.opening.mockResolvedValue(second)
    await video.run('open')
    await video.run('shown')
    await video.run('start')
    expect(video.secondsLeft()).toBe(20)
    expect([made.length, isOff(video.stream), isOff(second)]).toEqual([2, true, false])
  })

  it('shows the camera that was opened last, and turns the one before off', async () => {
    fakeRecorder()
    const video = await mountLive()
    const second = cameraStream()
    video.opening.mockResolvedValue(second)
    await video.run('open')
    expect(video.result.current.view).toEqual({ at: 'opening', stream: second })
    expect([isOff(video.stream), isOff(second), video.onFailed.mock.calls]).toEqual([true, false, []])
  })

  it.each([
    ['opening', () => mountOpening(), 'hidden'],
    ['live', () => mountLive(), 'hidden'],
    ['recording', () => mountRecording(), 'interrupted'],
  ] as const)('behind another app, while it is %s, is off and says so', async (at, mount, why) => {
    const made = fakeRecorder()
    const video = await mount()
    expect(video.at()).toBe(at)
    await video.act(() => hidePage())
    expect([video.at(), video.onFailed.mock.calls]).toEqual(['closed', [[why]]])
    expect(isOff(video.stream)).toBe(true)
    await video.passes(60_000)
    // Such a video is no commitment: it is not even finished.
    expect([video.at(), made[0]?.stopped.mock.calls.length ?? 0]).toEqual(['closed', 0])
    expect([video.result.current.isThere, video.onFailed.mock.calls.length]).toEqual([true, 1])
  })

  it('records again after it was interrupted', async () => {
    fakeRecorder()
    const video = await mountRecording()
    let comeBack = () => {}
    await video.act(() => {
      comeBack = hidePage()
    })
    await video.act(comeBack)
    expect(video.at()).toBe('closed')
    const second = cameraStream()
    video.opening.mockResolvedValue(second)
    await video.run('open')
    await video.run('shown')
    expect([video.at(), isOff(second)]).toEqual(['live', false])
    await video.act(() => hidePage())
    expect(video.onFailed.mock.calls).toEqual([['interrupted'], ['hidden']])
  })

  it('keeps a video that was taken, whatever is in front', async () => {
    fakeRecorder()
    const video = await mountRecording()
    await video.run('stop')
    await video.act(() => hidePage())
    expect([video.at(), video.onFailed.mock.calls]).toEqual(['taken', []])
  })

  it('goes on when the page is shown again', async () => {
    fakeRecorder()
    const video = await mountRecording()
    await video.act(() => document.dispatchEvent(new Event('visibilitychange')))
    expect([video.at(), isOff(video.stream)]).toEqual(['recording', false])
  })

  it('turns the camera off when the page is left while it records', async () => {
    const made = fakeRecorder()
    const video = await mountRecording()
    await video.unmount()
    await video.clock.advance(25_000)
    expect([isOff(video.stream), made[0]?.stopped.mock.calls, video.onFailed.mock.calls]).toEqual([
      true,
      [],
      [],
    ])
  })
})
