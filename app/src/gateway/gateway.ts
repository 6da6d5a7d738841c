import { createGateway, type FailureReport, type Gateway } from '@koo/api-client'
import { takeEarly } from '../boot/early.ts'
import { API_BASE } from '../config/settings.ts'
import type { SessionStore } from '../session/session.ts'
import { readCookie } from '../storage/cookies.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { whenIdle } from '../tracking/outbox.ts'
import { CP_COOKIE, withCp } from './cp.ts'
import { wireHeaders } from './headers.ts'
import { headerValues, type Identity } from './identity.ts'

export interface AppGatewayParts {
  identity: Identity
  local: SafeStorage
  session: SessionStore
  /** The gateway said -4000 or -4001. Called once for all calls that learn of it together. */
  onSessionInvalid(): void
  report(entry: FailureReport): void
  /** Watches requests (the lab); default: the browser's fetch. */
  fetch?: (request: Request) => Promise<Response>
}

/** The gateway of this app: where it is, what headers go along, what happens when the session ends. */
export function createAppGateway(parts: AppGatewayParts): Gateway {
  const {
    identity,
    local,
    session,
    onSessionInvalid,
    report,
    fetch = (request) => window.fetch(request),
  } = parts
  return createGateway({
    baseUrl: API_BASE,
    contract: import.meta.env.PROD ? 'report' : 'throw',
    findDrift,
    headers: (call) => {
      const token = call.session ? (session.current()?.token ?? null) : null
      return wireHeaders(headerValues(identity, local, token, Date.now()))
    },
    fetch(request) {
      const cp = readCookie(document, CP_COOKIE)
      const url = withCp(request.url, cp)
      return fetch(url === request.url ? request : new Request(url, request))
    },
    onSessionInvalid,
    report,
    early: takeEarly,
  })
}

/** Time that a reply's page gets for itself before the reply is compared, in production. */
const SETTLING_MS = 5000

/**
 * Compares a reply with the whole contract. The schemas of all calls come for that: in production when the page has long
 * been shown and has nothing else to do, and no call waits for it.
 */
async function findDrift(path: string, content: unknown): Promise<string | undefined> {
  if (import.meta.env.PROD) {
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
    await new Promise<void>(whenIdle)
  }
  const whole = await import('@koo/api-client/drift')
  return whole.findDrift(path, content)
}
