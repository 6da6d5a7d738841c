import type { BrowserContext } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/** Storage key of the session. A test that is not about signing in starts with a session. */
export const SESSION_KEY = 'koo_session'

/** A session of the persona, as the app stores it. */
export async function sessionOf(sandbox: Sandbox, persona: string): Promise<string> {
  const { token, userId } = await sandbox.signIn(persona)
  return JSON.stringify({ token, userId, expiresAt: Date.now() + 7_200_000 })
}

/** A browser storage state with the world's cookie, and with a session when `signedIn`. */
export async function storageFor(sandbox: Sandbox, persona: string, signedIn: boolean) {
  const { hostname } = new URL(sandbox.origin)
  const cookie = {
    name: 'sandbox_scope',
    value: sandbox.scope,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  if (!signedIn) return { cookies: [cookie], origins: [] }
  const localStorage = [{ name: SESSION_KEY, value: await sessionOf(sandbox, persona) }]
  return { cookies: [cookie], origins: [{ origin: sandbox.origin, localStorage }] }
}

/** Takes storage away from every page that `context` opens: `denied` throws at every touch, `full` at every write. */
export async function breakStorage(context: BrowserContext, mode: 'denied' | 'full'): Promise<void> {
  await context.addInitScript((how) => {
    const refuse = () => {
      throw new DOMException('no storage', how === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    if (how === 'full') Object.assign(Storage.prototype, { setItem: refuse })
    else
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse })
  }, mode)
}
