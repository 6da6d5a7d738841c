import {
  can,
  DeviceFailure,
  useDevice,
  type Captured,
  type CaptureRequest,
  type DeviceFailureKind,
} from '@koo/flow'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How the camera of the app ended: with what it took, with a failure, or closed by the customer. */
export type NativeEnd =
  | { readonly captured: Captured }
  | { readonly why: Exclude<DeviceFailureKind, 'cancelled'> }
  | 'cancelled'

/**
 * The camera of the app around the page, for a face or a video. `isThere` until it has failed for good or not answered in time;
 * `isOpen` while it has not answered: the other way stays one tap away. `progress`: what it says to have done of its work, from 0
 * to 1; null until it does.
 */
export function useNativeCapture(request: Pick<CaptureRequest, 'what' | 'maxSeconds'>) {
  const device = useDevice()
  const [isOpen, setOpen] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  // An app that cannot do it now, or has said nothing, will not on the next tap: that opens the next camera.
  const [isBroken, setBroken] = useState(false)
  const running = useRef<AbortController | null>(null)
  const stop = useCallback(() => {
    running.current?.abort()
    // An app that stays silent must not keep the page waiting.
    setOpen(false)
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  async function open(): Promise<NativeEnd> {
    if (!can(device, 'capture')) return { why: 'missing' }
    const abort = new AbortController()
    running.current = abort
    setProgress(null)
    setOpen(true)
    try {
      const captured = await device.capture({
        ...request,
        signal: abort.signal,
        onProgress: (done) => {
          if (!abort.signal.aborted) setProgress(done)
        },
      })
      return abort.signal.aborted ? 'cancelled' : { captured }
    } catch (error) {
      const kind = error instanceof DeviceFailure ? error.kind : 'missing'
      if (abort.signal.aborted || kind === 'cancelled') return 'cancelled'
      if (kind !== 'refused') setBroken(true)
      return { why: kind }
    } finally {
      // One that was taken back may end when another one is open.
      if (running.current === abort) setOpen(false)
    }
  }
  return { isThere: can(device, 'capture') && !isBroken, isOpen, progress, open, stop }
}
