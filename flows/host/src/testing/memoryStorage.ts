import type { ListedStorage } from '../storage/safeStorage.ts'

/** A storage in memory, with its items for assertions. */
export function memoryStorage(
  items = new Map<string, string>(),
): ListedStorage & { items: Map<string, string> } {
  return {
    items,
    keys: () => [...items.keys()],
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
