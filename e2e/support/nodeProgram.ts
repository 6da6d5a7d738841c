import { existsSync } from 'node:fs'
import path from 'node:path'

/** The Node version that the workspace pins, which runs TypeScript directly; otherwise the current one. */
export function nodeProgram(): string {
  const pinned = path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'node')
  return existsSync(pinned) ? pinned : process.execPath
}
