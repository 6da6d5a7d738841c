import type { CloudStorage } from '@koo/flow'
import { address, settings } from './settings.ts'

const url = address(import.meta.env.VITE_UPLOAD_URL)

/** Where videos and pictures go that a call names by their keys; null: each is sent in another way, or says that it cannot be. */
export const cloudStorage: CloudStorage | null =
  url === undefined ? null : { url, keepsFileNames: settings.keepsFileNames }
