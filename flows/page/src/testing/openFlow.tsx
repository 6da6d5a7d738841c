import { useBackCloses, type FlowChrome, type FlowData, type SafeStorage } from '@koo/flow'
import { fakeHost, renderFlow, type FakeHostOptions, type Rendered } from '@koo/flow/testing'
import { OverlayHost } from '@koo/kit/OverlayHost'
import { OverlayProvider } from '@koo/kit/overlay'
import { useCallback, useState, type ComponentProps } from 'react'
import { orderStatus, pageMeta } from '../serverPage.ts'
import { withJourney } from '../journey/withJourney.ts'
import { confirmCosts } from './costReader.ts'
import type { SandboxWorld } from './sandboxWorld.ts'
import { Providers } from './Stage.tsx'

export interface OpenFlowOptions {
  /** Address inside the app. Default: the flow's index, or its start page. */
  at?: string
  /** Storage that the tabs of one browser share; default: its own. */
  store?: SafeStorage
  /** Storage of the tab; default: its own. */
  memory?: SafeStorage
  /** What the history entry keeps: the same one after a reload; default: its own. */
  entry?: SafeStorage
  /** In the browser's own history; default: in one of its own. */
  browser?: boolean
  /** Does `store` outlive the page? Default: yes. */
  keepsStore?: () => boolean
  /** The configuration, with values of any shape; default: not loaded. */
  config?: FakeHostOptions['config']
  /** As in `openPage`. */
  confirmsCosts?: boolean
}

/**
 * Opens a flow as in a tab of the app, for tests in a browser: its real pages in a real router, with the sandbox of
 * `world`. Two flows with the same `world` and `store` are two tabs.
 */
export function openFlow(flow: FlowData, world: SandboxWorld, options: OpenFlowOptions = {}): Rendered {
  const { at, browser = false, store, memory, entry, keepsStore, config } = options
  confirmCosts(options.confirmsCosts ?? true)
  const host = fakeHost({
    chrome: { Frame },
    now: world.clock.now,
    userId: world.userId,
    isLoggedIn: () => world.userId() !== null,
    onCustomer: world.onCustomer,
    signOut: world.signOut,
    pageMeta: (request, signal) => pageMeta(world.gateway, request, signal),
    orderStatus: (signal) => orderStatus(world.gateway, signal),
    ...(store && { store }),
    ...(memory && { memory }),
    ...(entry && { entry }),
    ...(keepsStore && { keepsStore }),
    ...(config && { config }),
  })
  return renderFlow(withJourney(flow), {
    host,
    browser,
    ...(at !== undefined && { at }),
    wrap: (children) => <Providers world={world}>{children}</Providers>,
  })
}

/** The frame of the app around pages: back closes overlays; one host renders toasts and dialogs. */
function Frame({ title, back, children }: ComponentProps<FlowChrome['Frame']>) {
  const [open, setOpen] = useState<readonly (() => void)[]>([])
  useBackCloses(open.length > 0, () => open.at(-1)?.())
  const onOpen = useCallback((close: () => void) => {
    setOpen((before) => [...before, close])
    return () => setOpen((before) => before.filter((other) => other !== close))
  }, [])
  return (
    <OverlayProvider onOpen={onOpen}>
      <h1>{title}</h1>
      {back && (
        <button type="button" aria-label="back" onClick={back}>
          ←
        </button>
      )}
      {children}
      <OverlayHost />
    </OverlayProvider>
  )
}
