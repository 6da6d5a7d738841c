import type { SafeStorage } from '../storage/safe-storage.ts'

/** Local storage key of the session. Only this module reads or writes it. */
export const SESSION_KEY = 'koo_session'

/** A customer's sign-in. */
export interface Session {
  token: string
  userId: string
  /** ms by the device's clock. The gateway decides (-4000, -4001); this only saves a useless request. */
  expiresAt: number
}

export interface SessionStore {
  /** The session, or null for a visitor. Reads storage each time, so that sign-in and sign-out in another tab count at once. */
  current(): Session | null
  signIn(content: { token: string; userId: string | number; expiresIn: number }): boolean
  signOut(): void
  /** The gateway refuses the session with this token (null: none was sent). That of another customer stays. */
  end(token: string | null): void
  /** Removes the session right before the page is loaded again; nobody is told. */
  drop(): void
  /** Calls `listener` after sign-in or sign-out, in this tab or another. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void
}

/** Format of a token, which is sent as a header, see `gateway/headers.ts`. */
const TOKEN = /^[\x21-\x7e]{8,512}$/
const USER_ID = /^[\w.@-]{1,64}$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Parses the value of {@link SESSION_KEY}. Null, for a visitor, unless it is a complete session that has not expired. */
export function parseSession(raw: string | null, now: number): Session | null {
  if (raw === null) return null
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch {
    return null
  }
  if (!isRecord(value)) return null
  const { token, userId, expiresAt } = value
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  if (typeof userId !== 'string' || !USER_ID.test(userId)) return null
  if (typeof expiresAt !== 'number' || !(expiresAt > now)) return null
  return { token, userId, expiresAt }
}

/** Creates the session store. Only it stores the token, which is sent only as a header to our own gateway. */
export function createSessionStore(
  local: SafeStorage,
  now: () => number,
  target?: EventTarget,
): SessionStore {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  // `storage` fires in the other tabs only; a null key means that everything was cleared.
  target?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === SESSION_KEY || key === null) notify()
  })

  const current = () => parseSession(local.getItem(SESSION_KEY), now())
  const drop = () => local.removeItem(SESSION_KEY)

  return {
    drop,
    current,
    signIn({ token, userId, expiresIn }) {
      const raw = JSON.stringify({ token, userId: String(userId), expiresAt: now() + expiresIn * 1000 })
      if (parseSession(raw, now()) === null) return false
      local.setItem(SESSION_KEY, raw)
      notify()
      return true
    },
    signOut() {
      // Also when nothing is stored any more: a page may still show data of the former customer.
      drop()
      notify()
    },
    end(token) {
      const session = current()
      if (session !== null && session.token !== token) return
      drop()
      notify()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
