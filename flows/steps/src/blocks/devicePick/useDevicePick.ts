import { can, DeviceFailure, useDevice, type CaptureRequest } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import type { PickPictures } from '@koo/kit/UploadField'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface DevicePick {
  /**
   * Camera and album of the app around the page, for a field of pictures. Undefined where there are none, while they are open, and
   * after they have failed: the field then opens those of the browser, so the other way is one tap away from an app that is
   * silent.
   */
  pick: PickPictures | undefined
  /** Takes the app's camera back, once a picture has come in another way. */
  stop(): void
}

/** Pictures from the camera and album of the app around the page. `side`: of a document. */
export function useDevicePick(side?: CaptureRequest['side']): DevicePick {
  const device = useDevice()
  const [state, setState] = useState<'ready' | 'open' | 'failed'>('ready')
  const running = useRef<AbortController | null>(null)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])
  if (!can(device, 'capture') || state !== 'ready') return { pick: undefined, stop }

  const pick: PickPictures = async (from, _room, field) => {
    const run = new AbortController()
    const { signal } = run
    running.current = run
    field.signal.addEventListener('abort', () => run.abort(), { once: true })
    setState('open')
    try {
      const captured = await device.capture({
        what: 'photo',
        from,
        signal,
        ...(side && { side }),
        onProgress(done) {
          if (!signal.aborted) field.onProgress(done)
        },
      })
      setState('ready')
      if (signal.aborted) return []
      // An app that has uploaded the photo itself leaves nothing to read on it.
      if (!('file' in captured)) return fail()
      const { file } = captured
      return [
        file instanceof File ? file : new File([file], 'photo.jpg', { type: file.type || 'image/jpeg' }),
      ]
    } catch (error) {
      const isCancelled = signal.aborted || (error instanceof DeviceFailure && error.kind === 'cancelled')
      if (isCancelled) {
        setState('ready')
        return []
      }
      if (error instanceof DeviceFailure) toast(error.message, { kind: 'fail' })
      return fail()
    }
  }
  function fail(): [] {
    setState('failed')
    return []
  }
  return { pick, stop }
}
