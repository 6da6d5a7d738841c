import { memoryStorage } from '@koo/page/testing'
import type { SafeStorage } from '@koo/flow'
import { BrowserStorage, type StorageMode } from './hostile.ts'
import type { TabStorage } from './publishKind.ts'

/** A browser whose tabs can be closed: what a closed tab would still write is lost, as its scripts have ended. */
export function browserOf(mode: StorageMode = 'kept') {
  const shared = new BrowserStorage()
  shared.mode = mode
  let isOpen = { now: true }

  const whileOpen = (storage: SafeStorage): SafeStorage => {
    const tab = isOpen
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => tab.now && storage.setItem(key, value),
      removeItem: (key) => tab.now && storage.removeItem(key),
    }
  }
  const tab = (history: SafeStorage): TabStorage & { history: SafeStorage } => ({
    store: whileOpen(shared.tab()),
    memory: memoryStorage(),
    history,
    entry: whileOpen(history),
    keepsStore: () => shared.isDurable,
  })
  return {
    shared,
    /** A tab with nothing in its history entry. */
    newTab: () => tab(memoryStorage()),
    /** The tab's scripts end; its next document has the same history entry. */
    reload({ history }: { history: SafeStorage }) {
      isOpen.now = false
      isOpen = { now: true }
      return tab(history)
    },
    /** All tabs are closed. */
    closed() {
      isOpen.now = false
      isOpen = { now: true }
      return tab(memoryStorage())
    },
  }
}
