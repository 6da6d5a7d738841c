import {
  can,
  DeviceFailure,
  useHost,
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
 * `isOpen` while it has not answered: the other way stays one tap away.
 */
export function useNativeCapture(request: Pick<CaptureRequest, 'what' | 'maxSeconds'>) {
  const host = useHost()
  const [isOpen, setOpen] = useState(false)
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
    if (!can(host, 'capture')) return { why: 'missing' }
    const abort = new AbortController()
    running.current = abort
    setOpen(true)
    try {
      const captured = await host.capture({ ...request, signal: abort.signal })
      return abort.signal.aborted ? 'cancelled' : { captured }
    } catch (error) {
      const kind = error instanceof DeviceFailure ? error.kind : 'missing'
      if (abort.signal.aborted || kind === 'cancelled') return 'cancelled'
      if (kind !== 'refused') setBroken(true)
      return { why: kind }
    } finally {
      setOpen(false)
    }
  }
  return { isThere: can(host, 'capture') && !isBroken, isOpen, open, stop }
}
