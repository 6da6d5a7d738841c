import {
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import {
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useOutlet,
  useRevalidator,
  useRouteError,
} from 'react-router-dom'

import { EntryContext, FlowContext, PageContext } from './context.tsx'
import { FlowFailure } from './failure.ts'
import type { FlowData } from './flow.ts'
import type { FlowHost } from './host.ts'
import { leaveCopyOf } from './leave.ts'
import { appHref, handleOf, type PageHandle } from './runtime/location.ts'
import { runtimeOf, type FlowRuntime } from './runtime/runtime.ts'
import { queryOf, type QueryInput } from './search.ts'
import { titleOf } from './title.ts'
import { useExit } from './useExit.ts'
import { useOwner } from './useOwner.ts'

function useRuntime(host: FlowHost): FlowRuntime {
  const runtime = runtimeOf(host)
  if (!runtime) throw new Error('a flow needs its router to be watched: watchRouter(router, host)')
  return runtime
}

/** Around the pages of a flow: chrome, title, leaving, scroll, and the port for whoever asks. */
export function Shell({ flow, host }: { flow: FlowData; host: FlowHost }) {
  const runtime = useRuntime(host)
  const { guard, history, signals, departure } = runtime
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const pending = useNavigation().state !== 'idle'
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  useBlocker(guard.decide)
  useEffect(() => history.keepInStep(), [history])
  useEffect(() => host.onNativeBack(runtime.back), [runtime, host])
  useEffect(() => {
    // Out of the back-forward cache: sign-in and query may be stale.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      departure.end()
      void revalidate()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [revalidate, departure])
  const context = useMemo(
    () => ({ host, owner: null, back: runtime.back, signals, consents: flow.consents }),
    [runtime, signals, host, flow.consents],
  )
  const { Frame } = host.chrome
  return (
    <FlowContext value={context}>
      <Frame
        title={handle ? titleOf(handle.step.title, queryOf(search)) : ''}
        pageId={handle?.pageId ?? null}
        back={flow.chrome.back ? runtime.back : null}
        pending={pending}
        theme={flow.theme}
      >
        <Outlet />
      </Frame>
      <LeaveDialogSlot host={host} runtime={runtime} />
      <ScrollRestoration />
    </FlowContext>
  )
}

/** The dialog of a held attempt to leave: the one its policy answered with, else the host's. */
function LeaveDialogSlot({ host, runtime: { guard } }: { host: FlowHost; runtime: FlowRuntime }) {
  const held = useSyncExternalStore(guard.subscribe, () => guard.held)
  // Rendered again with each navigation: an attempt lapses with the page it left.
  useLocation()
  if (!held?.dialog || !guard.isAsking) return null
  const { policy, dialog, backs } = held
  const Dialog = dialog.Dialog ?? host.chrome.LeaveDialog
  const copy = dialog.copy ?? leaveCopyOf(policy, host)
  return <Dialog copy={copy} stay={() => guard.reply(false)} leave={() => guard.reply(true)} backs={backs} />
}

export type ShownPage = ComponentType<{
  search: unknown
  exit: (name: string, query?: QueryInput) => Promise<void>
}>
export interface PageData {
  readonly Page: ShownPage
  readonly search: unknown
}

interface PageViewProps {
  readonly handle: PageHandle
  readonly host: FlowHost
}
/** A page of the customer to whom it belongs; mounted anew for another one. */
export function PageView({ handle, host }: PageViewProps) {
  const { owner, key, isOut } = useOwner(host, handle.step)
  const around = use(FlowContext)
  const context = useMemo(() => around && { ...around, host: owner.host, owner }, [around, owner])
  return (
    <FlowContext value={context}>
      {isOut ? <host.chrome.Pending /> : <PageBody key={key} handle={handle} host={host} />}
    </FlowContext>
  )
}

/** One page and, hidden under it, the page it opened over. */
function PageBody({ handle, host }: PageViewProps) {
  const { Page, search } = useLoaderData<PageData>()
  const over = useOutlet()
  const runtime = useRuntime(host)
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const fail = useCallback((error: unknown) => setFailed({ error }), [])
  const entry = useLocation().key
  const exit = useExit(runtime, handle, entry, fail)
  const { leave } = handle.step
  // Figures of the dialog come from configuration, which the host reads when it is asked for the first time.
  useEffect(() => void (leave && leaveCopyOf(leave, host)), [leave, host])
  if (failed) throw failed.error
  return (
    <>
      <PageContext value={handle}>
        <EntryContext value={entry}>
          <div hidden={over !== null}>
            <Page search={search} exit={exit} />
          </div>
        </EntryContext>
      </PageContext>
      {over}
    </>
  )
}

/** How long the document of an address outside may take to come. */
export const LEAVING_MS = 10_000

/**
 * Shown until the document of an address outside comes. It may never come: a download, an app that is not installed, a network that
 * never replies. Then the error view offers to ask the server again.
 */
export function LeavingView({ host }: { host: FlowHost }) {
  const [hasStayed, setStayed] = useState(false)
  useEffect(() => host.after(LEAVING_MS, () => setStayed(true)), [host])
  if (hasStayed) throw new FlowFailure('left', 'nothing came')
  return <host.chrome.Pending />
}

/** In the place of a page that could not be fetched, entered or rendered. */
export function RouteErrorView({ flow, home, host }: { flow: FlowData; home: string; host: FlowHost }) {
  const error: unknown = useRouteError()
  const runtime = useRuntime(host)
  const kind = error instanceof FlowFailure ? error.kind : 'page'
  const reported = useRef<unknown>(null)
  useEffect(() => {
    if (reported.current === error) return
    reported.current = error
    const { page, pageId } = handleOf(runtime.router) ?? { page: '', pageId: '' }
    host.track({ type: 'failure', flow: flow.id, page, pageId, kind, error })
  }, [runtime, host, flow, kind, error])
  const { ErrorView } = host.chrome
  return (
    <ErrorView
      kind={kind}
      error={error}
      // Not revalidate(): an answer within one render would leave the router's boundary closed.
      retry={() => void runtime.guard.navigate(appHref(runtime.router), true)}
      home={() => void runtime.guard.navigate(home, true)}
    />
  )
}
