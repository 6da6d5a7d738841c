/** The three methods of `Storage` that the product uses. Never throws. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that can be looked through. */
export interface ListedStorage extends SafeStorage {
  keys(): string[]
}

/** Storage that knows whether the browser keeps what is written to it. */
export interface ProbedStorage extends ListedStorage {
  /** False when it is blocked or full: then everything is lost with the page. */
  keeps(): boolean
}

/** Key and value of a test write, as long as the most important record. */
const PROBE = ['koo_probe', '-'.repeat(500)] as const

/**
 * Wraps one browser storage so that no access can fail.
 *
 * When storage is blocked (reading `window.localStorage` itself may throw) or full, values are kept in memory until the
 * page is closed. A value in memory is newer than the browser's copy, so it is used first.
 */
export function createSafeStorage(open: () => Storage): ProbedStorage {
  const memory = new Map<string, string>()
  const removed = new Set<string>()

  const attempt = <T>(work: (storage: Storage) => T): { done: true; value: T } | { done: false } => {
    try {
      return { done: true, value: work(open()) }
    } catch {
      return { done: false }
    }
  }

  return {
    keeps() {
      const [key, value] = PROBE
      return attempt((storage) => {
        storage.setItem(key, value)
        storage.removeItem(key)
      }).done
    },
    keys() {
      const read = attempt((storage) => Object.keys(storage))
      const found = [...(read.done ? read.value : []), ...memory.keys()]
      return [...new Set(found)].filter((key) => !removed.has(key))
    },
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      if (removed.has(key)) return null
      const read = attempt((storage) => storage.getItem(key))
      return read.done ? read.value : null
    },
    setItem(key, value) {
      removed.delete(key)
      if (attempt((storage) => storage.setItem(key, value)).done) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      // A copy that could not be removed must not be read again.
      if (attempt((storage) => storage.removeItem(key)).done) removed.delete(key)
      else removed.add(key)
    },
  }
}

/** Local storage: survives closing the tab. */
export const localStore = createSafeStorage(() => window.localStorage)
/** Session storage: lives as long as the tab. */
export const tabStore = createSafeStorage(() => window.sessionStorage)

/** Removes the entries of a storage for which `isStale` is true. */
export function sweep(storage: ListedStorage, isStale: (key: string, text: string) => boolean): void {
  for (const key of storage.keys()) if (isStale(key, storage.getItem(key) ?? '')) storage.removeItem(key)
}

/** Clears both storages, for another customer. */
export function clearStores(): void {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      open().clear()
    } catch {
      // Blocked: there is nothing to clear.
    }
  }
}
