import { toast } from '@koo/kit/OverlayHost'
import { isOldDraft } from '@koo/page/draft'
import { createQueryClient } from '@koo/page/query'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import type { AppContextValue } from './appContext.ts'
import { App } from './App.tsx'
import { carryOver } from './boot/carryOver.ts'
import { BASE, settings } from './config/settings.ts'
import { loadHost } from './env/host.ts'
import { quittingToPartner } from './env/partnerQuit.ts'
import { flows, homePath, keyedPaths, laterFlows, loginAddress } from './flows.ts'
import { identify } from './gateway/identity.ts'
import { pageAtRest } from './gateway/rest.ts'
import { loadLateParts } from './boot/phases.ts'
import {
  createNavigate,
  createUrlGate,
  createEntryNotes,
  addressQuery,
  clearReloadMark,
  isFramed,
  setWindowHash,
  windowHash,
  windowLocation,
  windowOrigin,
  windowPath,
  windowQuery,
} from '@koo/host/navigation'
import { createFlowRouter, hasPage, laterAt } from '@koo/host/router'
import { createServices } from './services.ts'
import { watchSession } from '@koo/host/session'
import { chrome } from './shell/chrome.tsx'
import { coverWhenAway } from './shell/cover.ts'
import { localStore, sweep, tabStore } from '@koo/host/storage'
import { createThemeControl } from './theme/control.ts'
import { after } from './timer.ts'
import { whenIdle } from './tracking/outbox.ts'

/** How long nobody touches the page before the rest of the app starts, ms. */
const FIRST_REST_MS = 2_000

/** Most taps that are kept until somebody listens. */
const MOST_TAPS = 60

/** Resolves when the first page has loaded or failed. */
function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (!router.state.initialized) return
      stop()
      resolve()
    }
    const stop = router.subscribe(settle)
    settle()
  })
}

/** Creates the app and renders it in `root`, which may contain a prerendered skeleton. */
export async function start(
  root: HTMLElement,
  fetch?: (request: Request) => Promise<Response>,
): Promise<void> {
  const services = createServices(fetch)
  const { identity, session, tracker, gateway, config, late } = services
  // Beside the host. When it does not come, the router tries once more, and shows what has failed.
  void laterAt(laterFlows, windowPath().slice(BASE.length))
    ?.load()
    .catch(() => undefined)
  const hostOf = await loadHost(identity.environment, (error) => tracker.fail('host', error))
  const shown = isFramed() ? await (await loadLateParts()).inFrame(flows, laterFlows) : flows
  const later = isFramed() ? [] : laterFlows
  // Another look: a mini-program may have said what it is only while its host was loading.
  if (identity.environment !== 'h5') Object.assign(identity, identify())
  coverWhenAway(identity.profile.coversOnBlur)
  const queries = createQueryClient()
  const theme = createThemeControl({
    root: document.documentElement,
    query: windowQuery(),
    local: localStore,
    dark: window.matchMedia('(prefers-color-scheme: dark)'),
  })

  const gate = createUrlGate({
    origin: windowOrigin(),
    base: BASE,
    ownPaths: settings.ownPaths,
    navigate: settings.navigateHosts,
    frame: settings.frameHosts,
    image: settings.imageHosts,
  })
  const onRefused = ({ sink, reason }: { sink: string; reason: string }) =>
    tracker.report('address-refused', reason, { sink, reason })
  const routeTo = (path: string, replace: boolean) => void router.navigate(path, { replace })
  const navigate = createNavigate({
    gate,
    hasPage: (path) => hasPage(router, path, later),
    onRefused,
    routeTo,
    location: windowLocation(),
  })

  const host = quittingToPartner(hostOf)({
    shell: identity,
    sourceId: identity.sourceId,
    chrome,
    session,
    gateway,
    gatewayWith: services.gatewayWith,
    config,
    segments: () => late.segments,
    navigate,
    allows: (address, use) => gate(address, use).ok,
    notify: toast,
    keyedPaths,
    loginAddress,
    ownPath(address) {
      const verdict = gate(address, 'navigate')
      if (!verdict.ok) onRefused({ sink: 'ownPath', reason: verdict.reason })
      return verdict.ok ? verdict.path : null
    },
    track: tracker.track,
    routeTo,
    local: localStore,
    keepsLocal: localStore.keeps,
    tab: tabStore,
    keepsTab: tabStore.keeps,
    entry: createEntryNotes(window),
    query: addressQuery,
    now: Date.now,
    after,
  })
  if (host.sessionEnded) services.onSessionEnded(host.sessionEnded)
  const router = createFlowRouter(host, { flows: shown, later, base: BASE, home: homePath })
  watchSession({
    session,
    clear: () => queries.clear(),
    revalidate: () => void router.revalidate(),
  })

  const collects = settings.analyticsUrl !== undefined
  const keepTap = ({ target }: Event) => {
    if (late.taps.length < MOST_TAPS) late.taps.push({ target, page: tracker.shown() })
  }
  if (collects) document.body.addEventListener('click', keepTap, true)

  const context: AppContextValue = { session, theme }

  // A prerendered skeleton stays until the page replaces it; without one the router shows its own.
  if (root.childElementCount > 0) await firstPage(router)
  const putBack = carryOver(root)
  const onError = (error: unknown) => tracker.fail('last-resort', error)
  createRoot(root).render(
    <App
      router={router}
      gateway={gateway}
      queries={queries}
      showsHeader={host.showsHeader ?? (() => identity.profile.header)}
      showsImage={host.showsImage}
      context={context}
      onShown={putBack}
      onError={onError}
    />,
  )
  window.kooStarted = true
  await firstPage(router)
  if (!router.state.errors) clearReloadMark({ hash: windowHash, setHash: setWindowHash })
  whenIdle(() => sweep(localStore, (key, text) => isOldDraft(key, text, Date.now())))
  await pageAtRest(FIRST_REST_MS)
  loadLateParts()
    .then(({ afterFirstPage }) => afterFirstPage({ services, host, root: document.body, collects }))
    .finally(() => document.body.removeEventListener('click', keepTap, true))
    .catch((error: unknown) => tracker.fail('after-first-page', error))
}
