import { creditIdPhotoOcr, creditUploadIdPhoto } from '@koo/api-client/calls'
import type { IdPhotoText } from '@koo/api-client/types'
import type { Upload } from '@koo/kit/UploadField'
import { useGateway } from '@koo/page/query'
import type { Side } from './schema.ts'

/** Part of the work that is done when the photo was read; the rest is its upload. */
const READ = 0.5

/** Uploads a photo of a side: it is read first, so that an unusable one is not kept. `onRead` gets what was read, once it is uploaded. */
export function useReadPhoto(side: Side, onRead: (text: IdPhotoText) => void): Upload {
  const gateway = useGateway()
  return async (file, { onProgress, signal }) => {
    const text = await creditIdPhotoOcr(gateway, { file, side }, { signal })
    onProgress(READ)
    const { key } = await creditUploadIdPhoto(gateway, { file, side }, { signal })
    if (!key) throw new Error('The server kept no photo.')
    if (!signal.aborted) onRead(text)
    return { id: key }
  }
}
