import { existsSync } from 'node:fs'
import path from 'node:path'

/** The Node that the workspace pins: it runs TypeScript as it is. Else the one that runs this. */
export function nodeProgram(): string {
  const pinned = path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'node')
  return existsSync(pinned) ? pinned : process.execPath
}
