import type { FileBytes } from './uploads.ts'

/** Limits of the files of a scope: their number, and their bytes in total (three short videos). */
export const MOST_FILES = 60
export const MOST_FILE_BYTES = 60_000_000

/**
 * Storage of the worlds: one JSON text for each scope. Every method is synchronous, because a reply is sent only after
 * its world was saved, and nothing may happen in between.
 */
export interface Store {
  /** The saved world of `scope`, or null. */
  load(scope: string): string | null
  /** Replaces the world of `scope`, completely or not at all. */
  save(scope: string, world: string): void
  /** Removes `scope`; an unknown scope is no error. */
  remove(scope: string): void
  /**
   * Stores a file of a scope. The oldest ones are removed when there are more than {@link MOST_FILES} or more than
   * {@link MOST_FILE_BYTES}; the newest is kept.
   */
  saveFile(scope: string, file: FileBytes): void
  /** A stored file, or null. */
  loadFile(scope: string, fileId: string): FileBytes | null
  /** Removes one file; an unknown one is no error. */
  dropFile(scope: string, fileId: string): void
  /** Removes the files of a scope. `remove` does it as well. */
  removeFiles(scope: string): void
  /** All saved scopes, the one with the oldest save first. */
  scopes(): string[]
  /** Closes what the store holds open. */
  close(): void
}

/** Worlds in memory: for stories, tests and the browser. */
export function memoryStore(): Store {
  const worlds = new Map<string, string>()
  const files = new Map<string, Map<string, FileBytes>>()
  return {
    load: (scope) => worlds.get(scope) ?? null,
    save(scope, world) {
      worlds.delete(scope)
      worlds.set(scope, world)
    },
    remove(scope) {
      worlds.delete(scope)
      files.delete(scope)
    },
    saveFile(scope, file) {
      const kept = files.get(scope) ?? new Map<string, FileBytes>()
      kept.delete(file.fileId)
      kept.set(file.fileId, file)
      let bytes = 0
      for (const [k, each] of [...kept.values()].reverse().entries()) {
        bytes += each.size
        if (k > 0 && (k >= MOST_FILES || bytes > MOST_FILE_BYTES)) kept.delete(each.fileId)
      }
      files.set(scope, kept)
    },
    loadFile: (scope, fileId) => files.get(scope)?.get(fileId) ?? null,
    dropFile(scope, fileId) {
      files.get(scope)?.delete(fileId)
    },
    removeFiles(scope) {
      files.delete(scope)
    },
    scopes: () => [...worlds.keys()],
    close() {
      worlds.clear()
      files.clear()
    },
  }
}
