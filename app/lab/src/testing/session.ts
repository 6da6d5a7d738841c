import type { LabSession, LabStorage } from '../host.ts'

type Current = ReturnType<LabSession['current']>

const KEY = 'session'

/** A session that is kept in a storage, like the app's. */
export function memorySession(local: LabStorage, now: () => number): LabSession {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => JSON.parse(local.getItem(KEY) ?? 'null') as Current,
    signIn({ token, userId, expiresIn }) {
      local.setItem(KEY, JSON.stringify({ token, userId, expiresAt: now() + expiresIn * 1000 }))
      notify()
      return true
    },
    signOut() {
      local.removeItem(KEY)
      notify()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
