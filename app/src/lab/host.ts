import type { LabHost } from '@koo/lab'
import { drawnPhoto } from '../env/testing/drawnPhoto.ts'
import { opens, versionGates, type VersionGate } from '../env/versions.ts'
import { wireHeaders } from '@koo/host/gateway'
import {
  headerValues,
  identify,
  visitUserAgent,
  type HeaderStorage,
  type Identity,
} from '../gateway/identity.ts'
import { reloadWindow, windowOrigin, windowPath, windowQuery } from '@koo/host/navigation'
import { labBridge } from './bridge.ts'
import { createSessionStore } from '@koo/host/session'
import { clearStores, localStore, tabStore } from '@koo/host/storage'
import { THEME_KEY } from '../theme/theme.ts'

/** Number of characters of a token that are shown. */
const SHOWN_OF_TOKEN = 6

/** One for the page: it is installed before the app starts, and shown when the lab opens. */
const bridge = labBridge({
  async nativeLogin() {
    const response = await window.fetch('/__sandbox/native-login')
    return (await response.json()) as { token: string | null }
  },
  async signAlipay(address) {
    const body = new URLSearchParams({ outcome: 'success' })
    const { ok } = await window.fetch(address, { method: 'POST', body })
    return ok ? 'signed' : 'unknown'
  },
  reload: reloadWindow,
  photo: drawnPhoto,
})

/** Parts of the lab's host that are needed before the app starts. */
export const earlyHost = () => ({
  local: localStore,
  tab: tabStore,
  clear: clearStores,
  themeKey: THEME_KEY,
  fetch: (address: string, init: RequestInit) => window.fetch(address, init),
  session: createSessionStore(localStore, Date.now),
  reload: reloadWindow,
  bridge,
})

const address = () => {
  const query = windowQuery().toString()
  return `${windowOrigin()}${windowPath()}${query === '' ? '' : `?${query}`}`
}

/** Facts about the environment of this visit, as the lab shows them. */
export function surroundingsOf(
  identity: Identity,
  {
    tab,
    local,
    token,
    userAgent,
    now,
  }: HeaderStorage & { token: string | null; userAgent: string; now: number },
): ReturnType<LabHost['surroundings']> {
  const { environment, profile, os, version, sourceId } = identity
  const shortened = token && `${token.slice(0, SHOWN_OF_TOKEN)}***`
  return {
    environment,
    os,
    version,
    channelName: profile.channelName,
    sourceId,
    header: profile.header,
    userAgent,
    gates: (Object.keys(versionGates) as VersionGate[]).map((name) => ({
      name,
      least: versionGates[name].least,
      open: opens(name, identity),
    })),
    headers: wireHeaders(headerValues(identity, { tab, local }, shortened, now)),
  }
}

/** The lab's host, implemented by the app. */
export function labHost({ session, theme }: Pick<LabHost, 'session' | 'theme'>): LabHost {
  const identity = identify()
  return {
    ...earlyHost(),
    session,
    theme,
    surroundings: () =>
      surroundingsOf(identity, {
        tab: tabStore,
        local: localStore,
        token: session.current()?.token ?? null,
        userAgent: visitUserAgent(),
        now: Date.now(),
      }),
    now: Date.now,
    address,
    copy: (text) => navigator.clipboard.writeText(text),
  }
}
