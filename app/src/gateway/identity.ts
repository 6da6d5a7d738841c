import { chosenUserAgent } from '@koo/lab/early'
import { detect, type Detected } from '../env/detect.ts'
import { profiles, sourceIdOf, type EnvironmentProfile } from '../env/profiles.ts'
import { windowQuery } from '@koo/host/navigation'
import { readCookie, writeCookie, localStore, type SafeStorage } from '@koo/host/storage'
import { deviceId, type HeaderValues } from '@koo/host/gateway'
import { settleSourceId } from './sourceId.ts'

declare global {
  interface Window {
    /** Set by WeChat in the web view of a mini-program. */
    __wxjs_environment?: string
  }
}

/** Ids of the header, as links bring them along: names in the query, and in local storage where other pages of the product write them. */
export const TENANT_KEY = 'tenantId'
export const ENTRY_KEY = 'entryId'

const VISIT_ID = /^[\w-]{1,32}$/

/**
 * Keeps the tenant and entry id of a link for this visit, in the tab: the next visit does not begin at that link. One that cannot
 * be a header is ignored.
 */
export function keepVisitIds(query: URLSearchParams, tab: SafeStorage): void {
  for (const key of [TENANT_KEY, ENTRY_KEY]) {
    const id = query.get(key)
    if (id !== null && VISIT_ID.test(id)) tab.setItem(key, id)
  }
}

/** Where header values are kept: in the tab for a visit, in local storage for all. */
export interface HeaderStorage {
  tab: Pick<SafeStorage, 'getItem'>
  local: Pick<SafeStorage, 'getItem'>
}

/** Facts about device and visit that are sent with every call. */
export interface Identity extends Detected {
  profile: EnvironmentProfile
  sourceId: string
  deviceId: string
  /** Version of the app around the page, or the version of this package. */
  version: string
}

/** Header values of one call. `token` is null for a visitor and for calls without a session. */
export function headerValues(
  identity: Identity,
  { tab, local }: HeaderStorage,
  token: string | null,
  now: number,
): HeaderValues {
  return {
    appVersion: identity.version,
    timestamp: String(now),
    token,
    deviceId: identity.deviceId,
    platform: 'web',
    appId: 'koo-h5',
    tenantId: tab.getItem(TENANT_KEY) ?? local.getItem(TENANT_KEY),
    os: identity.os,
    channelApp: identity.environment,
    sourceId: identity.sourceId,
    channelName: identity.profile.channelName,
    entryId: tab.getItem(ENTRY_KEY) ?? local.getItem(ENTRY_KEY),
  }
}

/** The user agent of the browser, or the one selected in the lab. */
export const visitUserAgent = (): string =>
  (__LAB__ ? chosenUserAgent(localStore) : null) ?? navigator.userAgent

/** Collects the facts about device and visit. */
export function identify(): Identity {
  const detected = detect({
    userAgent: visitUserAgent(),
    touchPoints: navigator.maxTouchPoints,
    inMiniProgram: window.__wxjs_environment === 'miniprogram',
  })
  const { environment, os, shellVersion } = detected
  return {
    ...detected,
    profile: profiles[environment],
    sourceId: settleSourceId({
      query: windowQuery(),
      readCookie: (name) => readCookie(document, name),
      writeCookie: (name, value, maxAge) => writeCookie(document, name, value, maxAge),
      local: localStore,
      fallback: sourceIdOf(environment, os),
    }),
    deviceId: deviceId(localStore),
    version: shellVersion ?? __VERSION__,
  }
}
