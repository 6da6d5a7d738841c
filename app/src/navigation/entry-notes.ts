import type { SafeStorage } from '../storage/safe-storage.ts'

/** Changes the query of the address without a navigation; the router's history entry stays the same. */
function changeQuery(change: (query: URLSearchParams) => void): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  change(query)
  const text = query.toString()
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${text && `?${text}`}${hash}`)
  } catch {
    // Some web views refuse this: then the address keeps nothing.
  }
}

/** Storage in the address of the current page: it survives a reload, and a sign-in that returns to the page. */
export const entryNotes: SafeStorage = {
  getItem: (key) => new URLSearchParams(window.location.search).get(key),
  setItem: (key, value) => changeQuery((query) => query.set(key, value)),
  removeItem: (key) => changeQuery((query) => query.delete(key)),
}
