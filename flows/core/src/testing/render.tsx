import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom'
import { expect, vi } from 'vitest'

import { homeOf, pageIdOf, type FlowData } from '../flow.ts'
import type { QueryInput } from '../search.ts'
import { toRoutes } from '../routes.tsx'
import { appHref, handleOf } from '../runtime/location.ts'
import { dropRuntime, runtimeFor } from '../runtime/runtime.ts'
import { fakeHost, type FakeHost } from './host.tsx'
import { instrument, type PageExits } from './stub.tsx'

export interface RenderOptions {
  readonly host?: FakeHost
  /** Address inside the app. Default: the flow's index, or its start page. */
  readonly at?: string
  /** Use the browser's own history instead of one in memory. */
  readonly browser?: boolean
  /** Renders a line with the page id instead of each page. */
  readonly stub?: boolean
  /** Providers that real pages need. */
  readonly wrap?: (children: ReactNode) => ReactNode
  /** Routes beside the flow's. */
  readonly beside?: readonly RouteObject[]
}
/** A rendered flow, with what its user can see and do. */
export interface Rendered {
  readonly host: FakeHost
  readonly container: HTMLElement
  /** Address inside the app, as in the address bar (or the memory router). */
  address(): string
  /** Address inside the app, as in the router's state. */
  routed(): string
  /** Page id on the screen; 'failure:<kind>' or 'pending' when there is no page. */
  screen(): string
  /** Whether a leave dialog is open. */
  asking(): boolean
  /** Number of history entries of the app below this one. */
  depth(): number
  /** Waits for `page` and for address, router and screen to agree. */
  shows(pageId: string): Promise<void>
  /** Waits until navigation has ended and address, router and screen agree. */
  settles(): Promise<void>
  /** Takes an exit for a page that is shown. */
  takeExit(page: string, exit: string, query?: QueryInput): Promise<void>
  go(href: string, options?: { replace?: boolean }): void
  back(): void
  press(answer: 'stay' | 'leave' | 'retry' | 'home' | 'back'): void
  /** The document goes and comes back: only address, `memory` and `store` survive. */
  reload(): Promise<void>
  unmount(): void
}
/** Time limit of every wait here, long enough for a slow machine. */
export const WAIT = { interval: 10, timeout: 10_000 }
const BASENAME = '/pages/credit'

export function renderFlow(flow: FlowData, options: RenderOptions = {}): Rendered {
  const {
    host = fakeHost(),
    browser = false,
    stub = false,
    wrap = (children) => children,
    beside = [],
  } = options
  const pageExits: PageExits = new Map()
  const wired = instrument(flow, { host, pageExits, stub, pageId: (name) => pageIdOf(flow, name) })
  const container = document.body.appendChild(document.createElement('div'))
  const first = options.at ?? homeOf(flow)
  if (browser) history.pushState(null, '', BASENAME + first)

  const mount = (at: string) => {
    dropRuntime(host)
    const routes = [toRoutes(wired, host), ...beside]
    const router = browser
      ? createBrowserRouter(routes, { basename: BASENAME })
      : createMemoryRouter(routes, { basename: BASENAME, initialEntries: [BASENAME + at] })
    const runtime = runtimeFor(router, host).start()
    const isGuarded = watchBlocker(router)
    const root = createRoot(container)
    root.render(<StrictMode>{wrap(<RouterProvider router={router} />)}</StrictMode>)
    return { router, runtime, root, isGuarded }
  }
  let { router, runtime, root, isGuarded } = mount(first)
  const unmount = () => {
    root.unmount()
    router.dispose()
    pageExits.clear()
  }

  const find = (selector: string) => container.querySelector<HTMLElement>(selector)
  const routed = () => appHref(router)
  const address = () => (browser ? (location.pathname + location.search).slice(BASENAME.length) : routed())
  const screen = () => {
    const alert = find('[role=alert]')
    if (alert) return `failure:${alert.dataset.kind}`
    const shown = [...container.querySelectorAll<HTMLElement>('[data-page]')].findLast(
      (page) => !page.closest('[hidden]'),
    )
    return shown?.dataset.page ?? 'pending'
  }
  const agree = () => {
    expect(router.state.navigation.state).toBe('idle')
    expect(address()).toBe(routed())
    const handle = handleOf(router)
    if (!handle || screen().startsWith('failure')) return
    expect(screen()).toBe(handle.pageId)
    expect(isGuarded()).toBe(true)
  }
  return {
    host,
    container,
    address,
    routed,
    screen,
    depth: () => runtime.history.trail.at,
    asking: () => find('[role=alertdialog]') !== null,
    shows: (pageId) =>
      steady(() => {
        expect(screen()).toBe(pageId)
        agree()
      }),
    settles: () => steady(agree),
    takeExit: (page, exit, query) =>
      pageExits.get(page)?.(exit, query) ?? Promise.reject(new Error(`${page} is not shown`)),
    go: (href, to) => void router.navigate(href, to),
    back: () => void (browser ? history.back() : router.navigate(-1)),
    press: (answer) => {
      const button = find(answer === 'back' ? '[aria-label=back]' : `[data-answer=${answer}]`)
      if (!button) throw new Error(`no button '${answer}' on the screen`)
      button.click()
    },
    reload: async () => {
      const at = routed()
      unmount()
      ;({ router, runtime, root, isGuarded } = mount(at))
      await vi.waitFor(() => expect(router.state.initialized).toBe(true), WAIT)
    },
    unmount: () => {
      unmount()
      container.remove()
    },
  }
}

/** Whether the leave guard is set as a blocker: the effects that do it may run frames after the page is shown. */
function watchBlocker(router: DataRouter): () => boolean {
  const { getBlocker, deleteBlocker } = router
  const keys = new Set<string>()
  router.getBlocker = (key, blocks) => {
    keys.add(key)
    return getBlocker(key, blocks)
  }
  router.deleteBlocker = (key) => {
    keys.delete(key)
    deleteBlocker(key)
  }
  return () => keys.size > 0
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** What React has planned runs before it: React plans by messages as well, and messages keep their order. */
const message = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Waits until `holds` passes, now and two frames later, when effects have run: a browser under test has no limit of frames,
 * so frames alone may pass before React has rendered.
 */
async function steady(holds: () => void): Promise<void> {
  await vi.waitFor(holds, WAIT)
  for (let count = 0; count < 2; count += 1) {
    await message()
    await frame()
  }
  await message()
  await vi.waitFor(holds, WAIT)
}
