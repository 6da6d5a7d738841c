import type { ListedStorage } from './safeStorage.ts'

/** The part of a storage whose keys begin with `prefix`: an app that shares it with others sees and removes only its own. */
export function storageBelow(storage: ListedStorage, prefix: string): ListedStorage {
  return {
    keys: () =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: (key) => storage.removeItem(prefix + key),
  }
}
