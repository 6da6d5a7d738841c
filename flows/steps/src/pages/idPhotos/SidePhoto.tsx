import { errorText, isGatewayError } from '@koo/api-client'
import { creditIdPhotoOcr, creditUploadIdPhoto } from '@koo/api-client/calls'
import type { IdPhotoText } from '@koo/api-client/types'
import type { Upload } from '@koo/kit/UploadField'
import type { FieldsOf } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { UploadField } from '@koo/page/fields'
import { useDevicePick } from '../../blocks/devicePick/useDevicePick.ts'
import { copy } from './copy.ts'
import type { schemaOf, Side } from './schema.ts'

const SLOTS = { front: 'idFront', back: 'idBack' } as const
/** Part of the work that is done when the photo was read; the rest is its upload. */
const READ = 0.5

export interface SidePhotoProps {
  side: Side
  fields: FieldsOf<ReturnType<typeof schemaOf>>
  /** What was read on the photo, once it is uploaded. */
  onRead(text: IdPhotoText): void
}

/** One side of the card: read first, so that an unusable photo is not kept, then uploaded. The value is its key. */
export function SidePhoto({ side, fields, onRead }: SidePhotoProps) {
  const gateway = useGateway()
  const { pick, stop } = useDevicePick(side)
  const upload: Upload = async (file, { onProgress, signal }) => {
    stop()
    const text = await creditIdPhotoOcr(gateway, { file, side }, { signal })
    onProgress(READ)
    const { key } = await creditUploadIdPhoto(gateway, { file, side }, { signal })
    if (!key) throw new Error('The server kept no photo.')
    if (!signal.aborted) onRead(text)
    return { id: key }
  }
  return (
    <UploadField
      name={fields[side]}
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
