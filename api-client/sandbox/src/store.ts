import type { FileBytes } from './uploads.ts'

/** Most files kept a scope, and most bytes of them all: three short videos. */
export const MOST_FILES = 60
export const MOST_FILE_BYTES = 60_000_000

/**
 * Where worlds are kept: one JSON text a scope. Every method is synchronous, because a reply is given only after its
 * world was saved and nothing may come between.
 */
export interface Store {
  /** The saved world of `scope`, or null. */
  load(scope: string): string | null
  /** Replaces the world of `scope`, wholly or not at all. */
  save(scope: string, world: string): void
  /** Forgets `scope`; unknown scopes are no error. */
  remove(scope: string): void
  /**
   * Keeps a file a scope received. The ones received longest ago go when there are more than {@link MOST_FILES} or more
   * than {@link MOST_FILE_BYTES}; the newest stays.
   */
  saveFile(scope: string, file: FileBytes): void
  /** A kept file, or null. */
  loadFile(scope: string, fileId: string): FileBytes | null
  /** Forgets one file; unknown ones are no error. */
  dropFile(scope: string, fileId: string): void
  /** Forgets the files of a scope. `remove` does it as well. */
  removeFiles(scope: string): void
  /** Every saved scope, the one saved longest ago first. */
  scopes(): string[]
  /** Frees what the store holds open. */
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
