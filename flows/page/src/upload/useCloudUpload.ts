import { useSettings } from '@koo/flow'
import { useMemo } from 'react'
import { useClock } from '../services.ts'
import { sendToCloud, type CloudUpload } from './sendToCloud.ts'

/**
 * Sends a file to the cloud storage of the app, and resolves to its key: `sendToCloud` with the storage and the clock of the page.
 * Null where the app has no storage: then the page says that nothing can be uploaded.
 */
export function useCloudUpload(): ((upload: CloudUpload) => Promise<string>) | null {
  const { cloudStorage: storage = null } = useSettings()
  const clock = useClock()
  return useMemo(
    () => storage && ((upload: CloudUpload) => sendToCloud(storage, clock, upload)),
    [storage, clock],
  )
}
