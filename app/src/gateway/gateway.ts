import { createGateway, type FailureReport, type Gateway } from '@koo/api-client'
import { takeEarly } from '../boot/earlyCalls.ts'
import { API_BASE } from '../config/apiBase.ts'
import { settings } from '../config/settings.ts'
import { readCookie, type SafeStorage } from '@koo/host/storage'
import { whenIdle } from '../tracking/outbox.ts'
import { CP_COOKIE, withCp } from './cp.ts'
import { wireHeaders } from '@koo/host/gateway'
import { headerValues, type Identity } from './identity.ts'
import { pageAtRest } from './rest.ts'

export interface AppGatewayParts {
  identity: Identity
  tab: SafeStorage
  local: SafeStorage
  session: { current(): { token: string } | null }
  /**
   * Called when the gateway replies -4000 or -4001, once for all calls that fail together. `token`: that of the session which
   * has ended.
   */
  onSessionInvalid(token: string | null): void
  report(entry: FailureReport): void
  /** Called before each request, with the path of its call. */
  onCall(path: string): void
  /** Replaced by the lab, which logs requests; default: the browser's fetch. */
  fetch?: (request: Request) => Promise<Response>
}

/** The gateway client of this app: its address, its headers, and what happens when the session ends. */
export function createAppGateway(parts: AppGatewayParts): Gateway {
  const {
    identity,
    tab,
    local,
    session,
    onSessionInvalid,
    report,
    onCall,
    fetch = (request) => window.fetch(request),
  } = parts
  return createGateway({
    baseUrl: API_BASE,
    contract: import.meta.env.PROD ? 'report' : 'throw',
    findDrift,
    token: () => session.current()?.token ?? null,
    headers: ({ path, token }) => {
      onCall(path)
      return wireHeaders(headerValues(identity, { tab, local }, token, Date.now()))
    },
    fetch(request) {
      const cp = readCookie(document, CP_COOKIE)
      const url = withCp(request.url, cp)
      return fetch(url === request.url ? request : new Request(url, request))
    },
    onSessionInvalid: (_, token) => onSessionInvalid(token),
    report,
    early: takeEarly,
    keepsFileNames: settings.keepsFileNames,
  })
}

/** How long a page must be untouched before its replies are compared with the contract, in production. */
const REST_MS = 10_000

/** One wait for all replies that wait at the same time. */
let rest: Promise<void> | null = null

/**
 * Compares a reply with the whole contract. This loads the schemas of all calls: in production only when nobody has touched
 * the page for a while; no call waits for it.
 */
async function findDrift(path: string, content: unknown): Promise<string | undefined> {
  if (import.meta.env.PROD) {
    rest ??= pageAtRest(REST_MS).finally(() => {
      rest = null
    })
    await rest
    await new Promise<void>(whenIdle)
  }
  const whole = await import('@koo/api-client/drift')
  return whole.findDrift(path, content)
}
