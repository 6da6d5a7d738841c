import type { SafeStorage } from '../storage/safe-storage.ts'

/** A storage in memory, with its items for assertions. */
export function memoryStorage(
  items = new Map<string, string>(),
): SafeStorage & { items: Map<string, string> } {
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
