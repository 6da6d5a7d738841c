import type { SafeStorage } from '../ports.ts'

/** Storage in memory, with its entries for assertions. */
export interface MemoryStorage extends SafeStorage {
  entries(): Record<string, string>
  clear(): void
}

/** Storage that lives as long as the test; two pages with the same `store` are two tabs. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    entries: () => Object.fromEntries(items),
    clear: () => items.clear(),
  }
}
