import type { SafeStorage } from '../ports.ts'

/** Key under which the router stores the scroll positions of the history entries. */
const ROUTER_KEY = 'react-router-scroll-positions'

/** Removes stored scroll positions that are not an object: the router would throw when it writes into them. */
export function dropBadScrollPositions(memory: SafeStorage): void {
  try {
    const kept: unknown = JSON.parse(memory.getItem(ROUTER_KEY) ?? '{}')
    if (typeof kept === 'object' && kept !== null) return
  } catch {
    // Not JSON: removed as well.
  }
  memory.removeItem(ROUTER_KEY)
}
