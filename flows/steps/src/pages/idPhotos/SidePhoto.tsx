import { errorText, isGatewayError } from '@koo/api-client'
import type { Upload } from '@koo/kit/UploadField'
import { UploadField } from '@koo/page/fields'
import type { ComponentProps } from 'react'
import { useDevicePick } from '../../blocks/devicePick/useDevicePick.ts'
import { copy } from './copy.ts'
import type { Side } from './schema.ts'

const SLOTS = { front: 'idFront', back: 'idBack' } as const

export interface SidePhotoProps extends Pick<ComponentProps<typeof UploadField>, 'name'> {
  side: Side
  /** Uploads the photo; its key is the value. */
  send: Upload
}

/** One side of the card: a photo of the app's camera, or of the browser's, and why it was refused. */
export function SidePhoto({ side, name, send }: SidePhotoProps) {
  const { pick, stop } = useDevicePick(side)
  const upload: Upload = (file, options) => {
    stop()
    return send(file, options)
  }
  return (
    <UploadField
      name={name}
      label={copy[side]}
      slot={SLOTS[side]}
      max={1}
      upload={upload}
      failureText={errorText}
      isRefused={(failure) => isGatewayError(failure) && failure.kind === 'result'}
      {...(pick && { pick })}
    />
  )
}
