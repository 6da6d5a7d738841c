import type { SafeStorage } from '../storage/safeStorage.ts'

/** Key of the notes in the state of a history entry. The rest of the state is the router's. */
const KEY = 'kooNotes'

type Notes = Readonly<Record<string, unknown>>

/**
 * Storage in the state of the current history entry, which no link and no other site can write. It survives a reload, and
 * going back and forward. The router drops it when it opens or replaces a page, so the document keeps the notes, too: what
 * was there when it was loaded is still known after a sign-in.
 */
export function createEntryNotes({
  history,
}: {
  history: Pick<History, 'state' | 'replaceState'>
}): SafeStorage {
  const inEntry = () => (history.state as { [KEY]?: Notes } | null)?.[KEY] ?? {}
  let notes = inEntry()

  const setItem = (key: string, value?: string) => {
    notes = { ...notes, [key]: value }
    try {
      history.replaceState({ ...history.state, [KEY]: notes }, '')
    } catch {
      // Some web views refuse this: then only the document keeps them.
    }
  }
  return {
    getItem(key) {
      const note = notes[key] ?? inEntry()[key]
      return typeof note === 'string' ? note : null
    },
    setItem,
    removeItem: (key) => setItem(key),
  }
}
