import type { Sandbox } from './sandbox.ts'

/** Where the app keeps its session; a test that is not about signing in begins with one. */
const SESSION_KEY = 'koo_session'

/** A browser's storage with the world's cookie, and with a session when `signedIn`. */
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
  const { token, userId } = await sandbox.signIn(persona)
  const session = JSON.stringify({ token, userId, expiresAt: Date.now() + 7_200_000 })
  const localStorage = [{ name: SESSION_KEY, value: session }]
  return { cookies: [cookie], origins: [{ origin: sandbox.origin, localStorage }] }
}
