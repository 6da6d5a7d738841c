import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraFailure, openCamera, stopCamera, type CameraFailure } from '../camera/camera.ts'

/** What the camera of the browser shows. */
export type CameraView =
  | { readonly at: 'off' | 'starting' }
  | { readonly at: 'live'; readonly stream: MediaStream }
  | { readonly at: 'failed'; readonly why: CameraFailure; readonly isAgain: boolean }

/** The camera of the browser. Its light goes out when it is closed, and when the page is left. */
export function useCamera() {
  const [view, setView] = useState<CameraView>({ at: 'off' })
  const stream = useRef<MediaStream | null>(null)
  // A permission may be given long after the page was left, or after another way was taken.
  const opening = useRef(0)
  const failures = useRef(0)

  const fail = useCallback((why: CameraFailure) => {
    failures.current += 1
    // Some browsers stop asking after the first refusals.
    setView({ at: 'failed', why, isAgain: failures.current > 1 })
  }, [])
  const stop = useCallback(() => {
    opening.current += 1
    stopCamera(stream.current)
    stream.current = null
  }, [])
  const close = useCallback(() => {
    stop()
    setView({ at: 'off' })
  }, [stop])
  const open = useCallback(async () => {
    stop()
    const mine = opening.current
    setView({ at: 'starting' })
    try {
      const opened = await openCamera()
      if (mine !== opening.current) return stopCamera(opened)
      stream.current = opened
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (stream.current === opened) fail('busy')
      })
      setView({ at: 'live', stream: opened })
    } catch (error) {
      if (mine === opening.current) fail(cameraFailure(error))
    }
  }, [fail, stop])
  useEffect(() => stop, [stop])
  return { view, open, close, fail }
}
