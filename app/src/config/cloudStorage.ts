import type { CloudStorage } from '@koo/flow'
import { address, settings } from './settings.ts'

const url = address(import.meta.env.VITE_UPLOAD_URL)

/** Where pictures go that a call names by their keys; null: what needs it says that nothing can be uploaded. */
export const cloudStorage: CloudStorage | null =
  url === undefined ? null : { url, keepsFileNames: settings.keepsFileNames }
