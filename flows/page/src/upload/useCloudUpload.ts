import { useSettings } from '@koo/flow'
import { useMemo } from 'react'
import { useClock } from '../services.ts'
import { uploadToCloud, type CloudFile, type CloudUpload } from './sendToCloud.ts'

/**
 * Sends a file to the cloud storage of the app: `uploadToCloud` with the storage and the clock of the page. Null where the app has
 * no storage: then the page sends it in another way, or says that nothing can be uploaded.
 */
export function useCloudUpload(): ((upload: CloudUpload) => Promise<CloudFile>) | null {
  const { cloudStorage: storage = null } = useSettings()
  const clock = useClock()
  return useMemo(
    () => storage && ((upload: CloudUpload) => uploadToCloud(storage, clock, upload)),
    [storage, clock],
  )
}
