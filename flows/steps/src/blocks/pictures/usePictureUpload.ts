import { merchantUploadPicture } from '@koo/api-client/calls'
import type { Upload } from '@koo/kit/UploadField'
import { useGateway } from '@koo/page/query'

/** Sends pictures of a type of `merchant/uploadPicture`, each for itself; its key at the server is the value of the field. */
export function usePictureUpload(type: string): Upload {
  const gateway = useGateway()
  return async (file, { onProgress, signal }) => {
    const { key } = await merchantUploadPicture(gateway, { file, type }, { signal })
    onProgress(1)
    if (!key) throw new Error('The server kept no picture.')
    return { id: key }
  }
}
