/** The three members of `Storage` that the product uses. Never throws. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps one browser storage so that no access can fail.
 *
 * Blocked storage (reading `window.localStorage` itself may throw) and a full one are answered by memory: what could
 * not be written stays readable until the page goes. A key that memory holds wins over the browser's copy, which is
 * then the older one.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
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
      // A copy that could not be removed must not come back to life.
      if (attempt((storage) => storage.removeItem(key)).done) removed.delete(key)
      else removed.add(key)
    },
  }
}

/** Survives closing the tab. */
export const localStore = createSafeStorage(() => window.localStorage)
/** Lives as long as the tab. */
export const tabStore = createSafeStorage(() => window.sessionStorage)

/** Empties both storages: somebody else starts here. */
export function clearStores(): void {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      open().clear()
    } catch {
      // Blocked: there is nothing to empty.
    }
  }
}
