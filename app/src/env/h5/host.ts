import { cleanAddress } from '@koo/host/navigation'
import { createWebHost } from '@koo/host/web'
import { cloudStorage } from '../../config/cloudStorage.ts'
import { keyedAddress } from '../../config/pageKeys.ts'
import { BASE, settings } from '../../config/settings.ts'
import { loadLateParts } from '../../boot/phases.ts'
import type { AppHost, HostParts } from '../parts.ts'

/** The host in a plain browser. The others are made from it: each replaces what its environment does in another way. */
export function createH5Host(parts: HostParts): AppHost {
  const { shell, session } = parts
  return {
    ...createWebHost(parts),
    environment: shell.environment,
    userSource: shell.environment.startsWith('messenger-') ? 'WX' : 'APP',
    login: async (returnTo) => (session.current() ? null : parts.loginAddress(BASE + cleanAddress(returnTo))),
    terms: { service: `${BASE}/agreements/service.html`, privacy: `${BASE}/agreements/privacy.html` },
    cloudStorage,
    linkUrl: (key) => keyedAddress(key, { hosts: settings.productHosts, base: BASE, own: parts.keyedPaths }),
    // What the browser can do is loaded when a page asks for it.
    pickFile: async (request) => (await loadLateParts()).pickFile(request),
    ...(shell.environment === 'h5' && {
      saveFile: async (file: File) => (await loadLateParts()).saveFile(file),
    }),
    location: async (options) => (await loadLateParts()).findPlace(parts, options),
  }
}
