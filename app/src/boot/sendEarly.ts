import type { EarlyCall } from '@koo/flow'
import { API_BASE } from '../config/apiBase.ts'
import { CP_COOKIE, withCp } from '../gateway/cp.ts'
import { wireHeaders } from '@koo/host/gateway'
import { headerValues, identify } from '../gateway/identity.ts'
import { isFramed } from '@koo/host/navigation'
import { parseSession, SESSION_KEY } from '@koo/host/session'
import { readCookie, localStore, tabStore } from '@koo/host/storage'

export interface EarlyPage {
  /** It needs sign-in. */
  login: boolean
  /** Partners may show it in a frame. */
  framed: boolean
}

/**
 * Sends the first calls of a page, and adapts the prerendered skeleton: no title bar where the host has one, no calls for a
 * visitor, and no skeleton where the login page follows at once. An app signs in over this page, which takes seconds. A frame that
 * may not show the page gets neither.
 */
export function sendEarly(
  calls: (isCustomer: boolean) => readonly EarlyCall[],
  { login, framed }: EarlyPage,
): void {
  if (!framed && isFramed()) {
    document.documentElement.dataset.visitor = ''
    return
  }
  const now = Date.now()
  const identity = identify()
  if (!identity.profile.header) document.documentElement.dataset.bare = ''
  const session = parseSession(localStore.getItem(SESSION_KEY), now)
  if (login && !session) {
    if (identity.profile.channelName !== 'app') document.documentElement.dataset.visitor = ''
    return
  }
  const token = session?.token ?? null
  const headers = {
    ...wireHeaders(headerValues(identity, { tab: tabStore, local: localStore }, token, now)),
    'content-type': 'application/json',
  }
  const cp = readCookie(document, CP_COOKIE)
  window.kooEarly = calls(session !== null).map(({ call, request }) => {
    const body = JSON.stringify(request)
    const url = withCp(`${API_BASE}/${call}`, cp)
    const response = fetch(url, { method: 'POST', headers, body, redirect: 'error' })
    // The gateway handles a failure when it takes the reply; an unused one is ignored.
    response.catch(() => undefined)
    return { path: call, body, token, response }
  })
}
