import type { StoragePort } from '../../ports.ts'
import { memoryStorage } from '../memoryStorage.ts'

/** Empty storage that keeps everything. */
export const fakeStorage = (): StoragePort => ({
  memory: memoryStorage(),
  store: memoryStorage(),
  keepsStore: () => true,
  entry: memoryStorage(),
})
