import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import { vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { cameraStream } from '../../../pages/face/testing/cameras.ts'
import { usePageVideo } from '../usePageVideo.ts'

export const isOff = (stream: MediaStream) =>
  stream.getTracks().every(({ readyState }) => readyState === 'ended')
export const camera = () => vi.spyOn(navigator.mediaDevices, 'getUserMedia')

/** The recorder of a page, without a page around it. */
export async function mountVideo(maxSeconds = 20) {
  const world = sandboxWorld()
  const onFailed = vi.fn()
  const hook = await renderHook(() => usePageVideo({ maxSeconds, onFailed }), {
    wrapper: ({ children }) => (
      <Stage world={world} host={stageHost(world)}>
        {children}
      </Stage>
    ),
  })
  const act = (change: () => unknown) =>
    hook.act(async () => {
      change()
      await world.clock.advance(0)
    })
  return {
    ...hook,
    clock: world.clock,
    onFailed,
    act,
    at: () => hook.result.current.view.at,
    secondsLeft() {
      const { view } = hook.result.current
      return view.at === 'recording' ? view.secondsLeft : null
    },
    run: (name: 'open' | 'shown' | 'start' | 'stop' | 'close') => act(() => void hook.result.current[name]()),
    passes: (ms: number) => hook.act(() => world.clock.advance(ms)),
  }
}

/** With a camera that is open and has not given a picture. */
export async function mountOpening(maxSeconds?: number) {
  const stream = cameraStream()
  const opening = camera().mockResolvedValue(stream)
  const video = await mountVideo(maxSeconds)
  await video.run('open')
  return { ...video, opening, stream }
}

/** With a camera that has given its first picture. */
export async function mountLive(maxSeconds?: number) {
  const video = await mountOpening(maxSeconds)
  await video.run('shown')
  return video
}

export async function mountRecording(maxSeconds?: number) {
  const video = await mountLive(maxSeconds)
  await video.run('start')
  return video
}
