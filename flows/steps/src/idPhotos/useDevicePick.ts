import { can, DeviceFailure, useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import type { PickPictures } from '@koo/kit/UploadField'
import { useState } from 'react'
import type { Side } from './fileName.ts'

/**
 * Camera and album of the app around the page; undefined where there are none, and after they have failed: the field then
 * opens those of the browser.
 */
export function useDevicePick(side: Side): PickPictures | undefined {
  const host = useHost()
  const [hasFailed, setFailed] = useState(false)
  if (!can(host, 'capture') || hasFailed) return undefined
  return async (from) => {
    try {
      const captured = await host.capture({ what: 'photo', from, side })
      // An app that has uploaded the photo itself leaves nothing to read on it.
      if (!('file' in captured)) return fail()
      const { file } = captured
      return [
        file instanceof File ? file : new File([file], 'photo.jpg', { type: file.type || 'image/jpeg' }),
      ]
    } catch (error) {
      if (error instanceof DeviceFailure && error.kind === 'cancelled') return []
      if (error instanceof DeviceFailure) toast(error.message, { kind: 'fail' })
      return fail()
    }
  }
  function fail(): [] {
    setFailed(true)
    return []
  }
}
