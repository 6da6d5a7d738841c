import type { SafeStorage } from '../storage/safe-storage.ts'

/** Local storage key of the session. Only this module reads or writes it. */
export const SESSION_KEY = 'koo_session'

/** Who is signed in. */
export interface Session {
  token: string
  userId: string
  /** Device clock, milliseconds. The gateway has the last word (-4000, -4001); this only spares a lost round trip. */
  expiresAt: number
}

export interface SessionStore {
  /** The session, or null for a visitor. Reads storage each time, so another tab's sign-in or sign-out counts at once. */
  current(): Session | null
  signIn(content: { token: string; userId: string | number; expiresIn: number }): boolean
  signOut(): void
  /** Called when somebody signs in or out, in this tab or in another. Returns the way to stop. */
  onChange(listener: () => void): () => void
}

/** What a token may look like: it goes into a header, see `gateway/headers.ts`. */
const TOKEN = /^[\x21-\x7e]{8,512}$/
const USER_ID = /^[\w.@-]{1,64}$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads what {@link SESSION_KEY} holds. Anything but a whole, unexpired session is a visitor. */
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

/** The one owner of the token: nobody else stores it, and it leaves only as a header to our own gateway. */
export function createSessionStore(
  local: SafeStorage,
  now: () => number,
  target?: EventTarget,
): SessionStore {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  // `storage` fires in the other tabs only; a null key means that everything was cleared.
  target?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === SESSION_KEY || key === null) tell()
  })

  return {
    current: () => parseSession(local.getItem(SESSION_KEY), now()),
    signIn({ token, userId, expiresIn }) {
      const raw = JSON.stringify({ token, userId: String(userId), expiresAt: now() + expiresIn * 1000 })
      if (parseSession(raw, now()) === null) return false
      local.setItem(SESSION_KEY, raw)
      tell()
      return true
    },
    signOut() {
      if (local.getItem(SESSION_KEY) === null) return
      local.removeItem(SESSION_KEY)
      tell()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
