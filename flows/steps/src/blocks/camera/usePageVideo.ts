import { useAfter, useClock } from '@koo/page/time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraFailure, openCamera, type CameraFailure } from './camera.ts'
import { recordVideo, videoType } from './recordVideo.ts'

/** What the recorder of the page shows. `opening` until its camera has given a first picture. */
export type PageVideo =
  | { readonly at: 'closed' }
  | { readonly at: 'opening'; readonly stream: MediaStream | null }
  | { readonly at: 'live'; readonly stream: MediaStream }
  | { readonly at: 'recording'; readonly stream: MediaStream; readonly secondsLeft: number }
  | { readonly at: 'taken'; readonly video: Blob }

/** Why there is no video. `interrupted`: the page was hidden while it recorded, and what was recorded is gone. */
export type PageVideoFailure = CameraFailure | 'interrupted'

export interface PageVideoOptions {
  /** Longest video. */
  maxSeconds: number
  /** Called when there is no video; the camera is off then. */
  onFailed(why: PageVideoFailure): void
}

const CLOSED: PageVideo = { at: 'closed' }
/** How long the camera may take to show a picture, with the question for the permission, ms. */
const OPEN_MS = 30_000
/** How long the browser may take to give the video after the end, ms. */
const GIVE_MS = 5_000

/**
 * Records a spoken video in the page, with the front camera and the microphone of the browser. `isThere` where the browser records
 * MP4, until its camera is missing or silent: the next tap then opens the camera of the phone. The camera is on only while the view
 * has its stream: it goes off with the end, with a failure, when it is closed, and when the page is hidden or left. What was recorded
 * until then is no commitment: behind another app a camera gives black pictures or none.
 */
export function usePageVideo({ maxSeconds, onFailed }: PageVideoOptions) {
  const clock = useClock()
  const [type] = useState(videoType)
  const [isBroken, setBroken] = useState(false)
  const [view, setView] = useState<PageVideo>(CLOSED)
  const camera = useRef<AbortController | null>(null)
  const recording = useRef<AbortController | null>(null)

  const close = useCallback(() => {
    camera.current?.abort()
    setView(CLOSED)
  }, [])
  useEffect(() => () => camera.current?.abort(), [])

  function fail(why: CameraFailure, { aborted }: AbortSignal) {
    // What happens to a camera that was closed is nobody's failure.
    if (aborted) return
    if (why === 'missing' || why === 'timedOut') setBroken(true)
    const isInterrupted = why === 'hidden' && recording.current !== null
    close()
    onFailed(isInterrupted ? 'interrupted' : why)
  }

  async function open() {
    close()
    const { signal } = (camera.current = new AbortController())
    recording.current = null
    setView({ at: 'opening', stream: null })
    try {
      const stream = await openCamera({ hasSound: true, signal, onEnded: (why) => fail(why, signal) })
      setView({ at: 'opening', stream })
    } catch (error) {
      fail(cameraFailure(error), signal)
    }
  }
  /** The camera has given its first picture. */
  const shown = () =>
    setView((now) => (now.at === 'opening' && now.stream ? { at: 'live', stream: now.stream } : now))

  async function start() {
    const opened = camera.current
    if (view.at !== 'live' || !opened || type === null) return
    const { stream } = view
    const { signal } = opened
    const end = new AbortController()
    recording.current = end
    signal.addEventListener('abort', () => end.abort())
    try {
      const recorder = recordVideo(stream, type)
      const until = clock.elapsed() + maxSeconds * 1_000
      for (let left = maxSeconds * 1_000; left > 0 && !end.signal.aborted; left = until - clock.elapsed()) {
        setView({ at: 'recording', stream, secondsLeft: Math.ceil(left / 1_000) })
        await clock.wait(Math.min(1_000, left), end.signal)
      }
      if (signal.aborted) return
      recorder.stop()
      const video = await Promise.race([recorder.video, clock.wait(GIVE_MS, signal).then(() => null)])
      if (!video) return fail('timedOut', signal)
      if (signal.aborted) return
      opened.abort()
      setView({ at: 'taken', video })
    } catch {
      fail('missing', signal)
    }
  }
  const stop = () => recording.current?.abort()

  const isOpening = view.at === 'opening'
  useAfter(isOpening ? OPEN_MS : null, () => camera.current && fail('timedOut', camera.current.signal))

  return { isThere: type !== null && !isBroken, view, open, shown, start, stop, close }
}
