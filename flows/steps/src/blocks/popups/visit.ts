import type { FlowHost } from '@koo/flow'

/** Storage key, in the tab, of what this customer was shown and what was asked for. */
const VISIT_KEY = 'loan_popups'

// popup.24
/** What must happen once in a visit. A visit is a customer in a tab: it survives a reload. */
export interface Visit {
  has(name: string): boolean
  add(name: string): void
}

/** The memory of the visit, in the storage of the tab. Another customer in the same tab starts with an empty one. */
export function visitOf(host: Pick<FlowHost, 'memory' | 'userId'>): Visit {
  const user = host.userId()
  // Read each time: the queue and the question on leaving share the memory.
  const names = () => readNames(host.memory.getItem(VISIT_KEY), user)
  return {
    has: (name) => names().includes(name),
    add(name) {
      host.memory.setItem(VISIT_KEY, JSON.stringify({ user, names: [...new Set([...names(), name])] }))
    },
  }
}

function readNames(text: string | null, user: string | null): string[] {
  try {
    const record: unknown = JSON.parse(text ?? 'null')
    if (typeof record !== 'object' || record === null) return []
    const { user: owner, names } = record as { user?: unknown; names?: unknown }
    if (owner !== user || !Array.isArray(names)) return []
    return names.filter((name) => typeof name === 'string')
  } catch {
    return []
  }
}
