import { API_BASE } from '../config/settings.ts'
import { CP_COOKIE, withCp } from '../gateway/cp.ts'
import { wireHeaders } from '../gateway/headers.ts'
import { headerValues, identify } from '../gateway/identity.ts'
import { parseSession, SESSION_KEY } from '../session/session.ts'
import { readCookie } from '../storage/cookies.ts'
import { localStore } from '../storage/safe-storage.ts'

/**
 * Starts reads for a signed-in user, and fits the prerendered shape to the visit: none for a visitor, who will see the
 * login page, and no title bar where the host draws one.
 */
export function startEarlyReads(reads: readonly (readonly [path: string, body: object])[]): void {
  const now = Date.now()
  const identity = identify()
  if (!identity.profile.header) document.documentElement.dataset.bare = ''
  const session = parseSession(localStore.getItem(SESSION_KEY), now)
  if (!session) {
    document.documentElement.dataset.visitor = ''
    return
  }
  const headers = {
    ...wireHeaders(headerValues(identity, localStore, session.token, now)),
    'content-type': 'application/json',
  }
  const cp = readCookie(document, CP_COOKIE)
  window.kooEarly = reads.map(([path, body]) => {
    const text = JSON.stringify(body)
    const url = withCp(`${API_BASE}/${path}`, cp)
    const response = fetch(url, { method: 'POST', headers, body: text, redirect: 'error' })
    // Whoever takes it hears of a failure; if nobody does, it is nobody's.
    response.catch(() => undefined)
    return { path, body: text, response }
  })
}
