import { channelQueryChannelReturnUrl } from '@koo/api-client/calls'
import { keyedAddress } from '../../config/pageKeys.ts'
import { BASE, settings } from '../../config/settings.ts'
import { loadLateParts } from '../../loadLateParts.ts'
import { cleanAddress } from '../../navigation/cleanAddress.ts'
import { forgetPartnerToken, leaveWindow, partnerToken } from '../../navigation/window.ts'
import { copy } from '../../shell/copy.ts'
import { NOTICE_MS, type AppHost, type HostParts } from '../parts.ts'

/** The host in a plain browser. The others are made from it: each replaces what its environment does in another way. */
export function createH5Host(parts: HostParts): AppHost {
  const { shell, chrome, session, config, navigate, routeTo, notify, after } = parts
  const host: AppHost = {
    environment: shell.environment,
    userSource: shell.environment.startsWith('messenger-') ? 'WX' : 'APP',
    chrome,
    now: parts.now,
    after,
    memory: parts.tab,
    store: parts.local,
    keepsStore: parts.keepsLocal,
    entry: parts.entry,
    isLoggedIn: () => session.current() !== null,
    userId: () => session.current()?.userId ?? null,
    onCustomer: (handler) => session.onChange(handler),
    login: async (returnTo) => (session.current() ? null : parts.loginAddress(BASE + cleanAddress(returnTo))),
    partnerToken,
    forgetPartnerToken,
    async adopt(taken) {
      forgetPartnerToken()
      if (session.signIn(taken)) return true
      // Nobody may be taken for the customer of a session that cannot be used.
      session.signOut()
      return false
    },
    setTitle(title) {
      document.title = title
    },
    track: parts.track,
    config: (key) => config.get(key),
    segments: parts.segments,
    openUrl: async (url, options = {}) => navigate(url, 'flow', options),
    opens: (url) => parts.allows(url, 'navigate'),
    showsImage: (url) => parts.allows(url, 'image'),
    frames: (url) => parts.allows(url, 'frame'),
    ownPath: parts.ownPath,
    terms: { service: `${BASE}/agreements/service.html`, privacy: `${BASE}/agreements/privacy.html` },
    linkUrl: (key) => keyedAddress(key, { hosts: settings.productHosts, base: BASE, own: parts.keyedPaths }),
    async partnerReturn(code, message) {
      // Without a session the gateway does not know which partner the customer came from (gap N7).
      if (session.current() === null) {
        notify(copy.partnerUnknown)
        after(NOTICE_MS, () => void host.close())
        return true
      }
      const request = { code, ...(message !== undefined && { message }) }
      const { returnUrl } = await channelQueryChannelReturnUrl(parts.gateway, request)
      return navigate(returnUrl, 'partnerReturn', { replace: true })
    },
    pageMeta: async (request, signal) =>
      (await import('@koo/page/page-meta')).pageMeta(parts.gateway, request, signal),
    close() {
      // When back would show a finished page of this app, open the home page instead.
      if (!leaveWindow()) routeTo('/', true)
    },
    onNativeBack: () => () => undefined,
    // What the browser can do is loaded when a page asks for it.
    pickFile: async (request) => (await loadLateParts()).pickFile(request),
    location: async (options) => (await loadLateParts()).findPlace(parts, options),
  }
  return host
}
