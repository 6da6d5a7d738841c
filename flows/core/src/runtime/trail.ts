import type { SafeStorage } from '../ports.ts'

export interface TrailEntry {
  readonly key: string
  /** Address inside the app. */
  readonly href: string
  readonly pageId: string
}
/** The app's own list of history entries: the browser does not tell what is below, or how often back was used. */
export interface Trail {
  readonly entries: readonly TrailEntry[]
  readonly at: number
  /** Page id -> how often it was left by going back. */
  readonly backs: Readonly<Record<string, number>>
}
const MEMORY_KEY = 'flow.trail'
const LONGEST = 50
export const EMPTY: Trail = { entries: [], at: -1, backs: {} }

/** Reads the trail of this tab, which survives a reload (T4). Anything else that is in storage is no trail. */
export function readTrail(memory: SafeStorage): Trail {
  try {
    const { entries, at, backs }: Trail = JSON.parse(memory.getItem(MEMORY_KEY) ?? 'null')
    const isTrail = Number.isInteger(at) && entries[at] && entries.every(isEntry)
    return isTrail && Object.values(backs).every(Number.isFinite) ? { entries, at, backs } : EMPTY
  } catch {
    return EMPTY
  }
}
const isEntry = ({ key, href, pageId }: Partial<TrailEntry>) =>
  [key, href, pageId].every((text) => typeof text === 'string')
export function saveTrail(memory: SafeStorage, trail: Trail): Trail {
  memory.setItem(MEMORY_KEY, JSON.stringify(trail))
  return trail
}
export const indexOf = (trail: Trail, key: string) => trail.entries.findIndex((entry) => entry.key === key)

/** The trail after one navigation. A reload keeps its key and changes nothing. */
export function recordNavigation(trail: Trail, action: string, entry: TrailEntry): Trail {
  const { entries, at, backs } = trail
  const found = indexOf(trail, entry.key)
  if (action === 'PUSH') {
    const next = [...entries.slice(0, at + 1), entry].slice(-LONGEST)
    return { entries: next, at: next.length - 1, backs }
  }
  if (action === 'REPLACE' && at >= 0)
    return { entries: entries.map((old, i) => (i === at ? entry : old)), at, backs }
  // The first entry of every document has the same key: with another address it is another entry.
  if (entries[found]?.href !== entry.href) return { entries: [entry], at: 0, backs }
  const left = entries[at]?.pageId
  const moved = { entries, at: found, backs }
  return found >= at || left === undefined ? moved : countBack(moved, left)
}
/** Counts one more back of a page. */
export const countBack = (trail: Trail, pageId: string): Trail => ({
  ...trail,
  backs: {
    ...trail.backs,
    [pageId]: (Object.hasOwn(trail.backs, pageId) ? (trail.backs[pageId] ?? 0) : 0) + 1,
  },
})
/** Counts the backs of a completed page from zero again. */
export const resetBacks = (trail: Trail, pageId: string): Trail => ({
  ...trail,
  backs: { ...trail.backs, [pageId]: 0 },
})
