import type { Memory } from '../draft/draft.ts'

export interface MemoryStore extends Memory {
  entries(): Record<string, string>
}

/** Storage that lives as long as the test; two pages given the same one are two tabs. */
export function memoryStore(initial: Record<string, string> = {}): MemoryStore {
  const map = new Map(Object.entries(initial))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value)
    },
    removeItem: (key) => {
      map.delete(key)
    },
    entries: () => Object.fromEntries(map),
  }
}
