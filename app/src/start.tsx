import { toast } from '@koo/kit/OverlayHost'
import { createQueryClient } from '@koo/page'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import type { AppContextValue } from './app-context.ts'
import { App } from './App.tsx'
import { carryOver } from './boot/carry-over.ts'
import { BASE, settings } from './config/settings.ts'
import { createHost } from './env/host.ts'
import { keyedPaths, loginAddress } from './flows.ts'
import { createNavigate } from './navigation/navigate.ts'
import { createUrlGate } from './navigation/url-gate.ts'
import { setWindowHash, windowHash, windowLocation, windowOrigin, windowQuery } from './navigation/window.ts'
import { createRouter } from './router.tsx'
import { createServices } from './services.ts'
import { watchSession } from './session/watch.ts'
import { chrome } from './shell/chrome.ts'
import { clearReloadMark } from './shell/reload-guard.ts'
import { localStore, tabStore } from './storage/safe-storage.ts'
import { createThemeControl } from './theme/control.ts'
import { after } from './timer.ts'

/** Resolves when the first page and its code are there, or when it is clear that they will not be. */
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

/** Puts the app together and shows it in `root`, which may hold the page's prerendered shape. */
export async function start(
  root: HTMLElement,
  fetch?: (request: Request) => Promise<Response>,
): Promise<void> {
  const { identity, session, tracker, gateway, config } = createServices(fetch)
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
  })
  const onRefused = ({ sink, reason }: { sink: string; reason: string }) =>
    tracker.report('address-refused', reason, { sink, reason })
  const routeTo = (path: string, replace: boolean) => void router.navigate(path, { replace })
  const navigate = createNavigate({ gate, onRefused, routeTo, location: windowLocation() })

  const host = createHost({
    environment: identity.environment,
    chrome,
    session,
    gateway,
    config,
    navigate,
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
    tab: tabStore,
    now: Date.now,
    after,
  })
  const router = createRouter(host)
  watchSession({
    session,
    clear: () => queries.clear(),
    revalidate: () => void router.revalidate(),
    target: window,
  })

  const context: AppContextValue = { session, theme }

  // A prerendered shape stays until there is a page to take its place; without one the waiting has its own shape.
  if (root.childElementCount > 0) await firstPage(router)
  const putBack = carryOver(root)
  const onError = (error: unknown) => tracker.report('last-resort', error)
  createRoot(root).render(
    <App
      router={router}
      gateway={gateway}
      queries={queries}
      header={identity.profile.header}
      context={context}
      onShown={putBack}
      onError={onError}
    />,
  )
  window.kooStarted = true
  await firstPage(router)
  if (!router.state.errors) clearReloadMark({ hash: windowHash, setHash: setWindowHash })
}
