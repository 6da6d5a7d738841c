import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraFailure, openCamera, type CameraFailure } from '../../blocks/camera/camera.ts'

/** What the camera of the browser shows. */
export type CameraView =
  | { readonly at: 'off' | 'starting' }
  | { readonly at: 'live'; readonly stream: MediaStream }
  | {
      readonly at: 'failed'
      readonly why: CameraFailure
      readonly isAgain: boolean
      readonly canRetry: boolean
    }

/** Whether only another camera can help. */
export const isGone = (why: CameraFailure): boolean => why === 'missing' || why === 'tooOld'

/** The camera of the browser. `fail` takes a failure of another one, and whether this one is still to be tried. Its light goes out when it is closed, and when the page is hidden or left. */
export function useCamera() {
  const [view, setView] = useState<CameraView>({ at: 'off' })
  const opened = useRef<AbortController | null>(null)
  const failures = useRef(0)

  const fail = useCallback((why: CameraFailure, hasOther = false) => {
    if (why !== 'hidden') failures.current += 1
    // Some browsers stop asking after the first refusals.
    // A camera that is not there does not come by trying.
    const canRetry = hasOther || !isGone(why)
    setView({ at: 'failed', why, isAgain: failures.current > 1, canRetry })
  }, [])
  const close = useCallback(() => {
    opened.current?.abort()
    setView({ at: 'off' })
  }, [])
  const open = useCallback(async () => {
    opened.current?.abort()
    const { signal } = (opened.current = new AbortController())
    setView({ at: 'starting' })
    try {
      setView({ at: 'live', stream: await openCamera({ signal, onEnded: (why) => fail(why) }) })
    } catch (error) {
      if (!signal.aborted) fail(cameraFailure(error))
    }
  }, [fail])
  useEffect(() => () => opened.current?.abort(), [])
  return { view, open, close, fail }
}
