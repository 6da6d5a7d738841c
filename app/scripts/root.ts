import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this package. */
export const appRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
