import type { Environment } from '@koo/flow'
import { detectEnvironment, detectOs, detectShellVersion, type Os } from '../env/detect.ts'
import { chosenUserAgent } from '../env/override.ts'
import { profiles, sourceIdOf, type EnvironmentProfile } from '../env/profiles.ts'
import { windowQuery } from '../navigation/window.ts'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { localStore, type SafeStorage } from '../storage/safe-storage.ts'
import { deviceId } from './device-id.ts'
import type { HeaderValues } from './headers.ts'
import { settleSourceId } from './source-id.ts'

/** Local storage keys of values that other pages of the product leave for us. */
export const TENANT_KEY = 'tenantId'
export const ENTRY_KEY = 'entryId'

/** What this device and visit say of themselves with every call. */
export interface Identity {
  environment: Environment
  os: Os
  profile: EnvironmentProfile
  sourceId: string
  deviceId: string
  /** Of the app around the page; null where none of ours is. */
  shellVersion: string | null
  /** The same, else of this package. */
  version: string
}

/** Header values of one call. `token` is null for a visitor and for calls that need none. */
export function headerValues(
  identity: Identity,
  local: SafeStorage,
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
    tenantId: local.getItem(TENANT_KEY),
    os: identity.os,
    channelApp: identity.environment,
    sourceId: identity.sourceId,
    channelName: identity.profile.channelName,
    entryId: local.getItem(ENTRY_KEY),
  }
}

/** Finds out who and where this visit is. */
export function identify(): Identity {
  const userAgent = (__LAB__ ? chosenUserAgent(localStore) : null) ?? navigator.userAgent
  const environment = detectEnvironment(userAgent)
  const [os, shellVersion] = [detectOs(userAgent), detectShellVersion(userAgent)]
  return {
    environment,
    profile: profiles[environment],
    os,
    sourceId: settleSourceId({
      query: windowQuery(),
      readCookie: (name) => readCookie(document, name),
      writeCookie: (name, value, maxAge) => writeCookie(document, name, value, maxAge),
      local: localStore,
      fallback: sourceIdOf(environment, os),
    }),
    deviceId: deviceId(localStore),
    shellVersion,
    version: shellVersion ?? __VERSION__,
  }
}
