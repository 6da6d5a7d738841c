import type { SafeStorage } from '../storage/safeStorage.ts'

/** Local storage key of the session. Only this module reads or writes it. */
export const SESSION_KEY = 'koo_session'
/** In place of a session after a sign-out, so that every tab forgets what was typed in it, also one that sleeps meanwhile. */
const SIGNED_OUT = '"signed out"'

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
  /** Signs out for good: what the customer has typed is forgotten. */
  signOut(): void
  /** The gateway refuses the session with this token (null: none was sent). That of another customer stays. */
  end(token: string | null): void
  /**
   * Sets what removes the traces of other customers than `userId` (null: of everybody) in this browser. It is called now, after
   * each sign-in, and after a sign-out in any tab.
   */
  forgetWith(forget: (userId: string | null) => void): void
  /** Removes the session right before the page is loaded again; nobody is told. */
  drop(): void
  /**
   * Calls `listener` after a sign-in, the end of a session, or (`signedOut`) a sign-out, in this tab or another, also when this
   * tab comes out of the back-forward cache. Returns the unsubscribe function.
   */
  onChange(listener: (signedOut: boolean) => void): () => void
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
  const listeners = new Set<(signedOut: boolean) => void>()
  const current = () => parseSession(local.getItem(SESSION_KEY), now())
  let forget: (userId: string | null) => void = () => undefined
  const isSignedOut = () => local.getItem(SESSION_KEY) === SIGNED_OUT
  const tidy = () => {
    const userId = isSignedOut() ? null : current()?.userId
    // After the end of a session the same customer may come back to what was typed.
    if (userId !== undefined) forget(userId)
  }
  const notify = () => {
    const signedOut = isSignedOut()
    // First: a page of the former customer must not write again what is forgotten then.
    for (const listener of listeners) listener(signedOut)
    tidy()
  }
  // `storage` fires in the other tabs only; a null key means that everything was cleared.
  target?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === SESSION_KEY || key === null) notify()
  })
  target?.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) notify()
  })

  const drop = () => local.removeItem(SESSION_KEY)

  return {
    drop,
    current,
    forgetWith(work) {
      forget = work
      // Somebody may have signed in or out before this document was opened.
      tidy()
    },
    signIn({ token, userId, expiresIn }) {
      const raw = JSON.stringify({ token, userId: String(userId), expiresAt: now() + expiresIn * 1000 })
      if (parseSession(raw, now()) === null) return false
      local.setItem(SESSION_KEY, raw)
      notify()
      return true
    },
    signOut() {
      // Also when nothing is stored any more: a page may still show data of the former customer.
      local.setItem(SESSION_KEY, SIGNED_OUT)
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
