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
  UNSAFE_DataRouterContext,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useOutlet,
  useRevalidator,
  useRouteError,
} from 'react-router-dom'

import { FlowContext } from './context.tsx'
import { FlowError } from './problem.ts'
import { queryOf, sessionFor, type PageHandle } from './session.ts'
import { titleOf } from './title.ts'
import { leaveBy } from './travel.ts'
import type { FlowData, FlowHost, QueryInput } from './types.ts'

function useSession(host: FlowHost) {
  // The router as every hook of react-router gets it: no public hook hands it out.
  const context = use(UNSAFE_DataRouterContext)
  if (!context) throw new Error('a flow needs a data router around it')
  return sessionFor(context.router, host)
}

/** Around the pages of a flow: chrome, title, leaving, scroll, and the port for whoever asks. */
export function Shell({ flow, host }: { flow: FlowData; host: FlowHost }) {
  const session = useSession(host)
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const pending = useNavigation().state !== 'idle'
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const question = useSyncExternalStore(session.subscribe, () => session.question)
  useBlocker(session.decide)
  useEffect(() => void session.start(), [session])
  useEffect(() => session.keepInStep(), [session])
  useEffect(() => host.onNativeBack(session.back), [session, host])
  useEffect(() => {
    // Out of the back-forward cache: sign-in and query may be stale.
    const onShow = (event: PageTransitionEvent) => void (event.persisted && revalidate())
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [revalidate])
  const surroundings = useMemo(
    () => ({ host, back: session.back, overlays: session.overlays }),
    [session, host],
  )
  const { Frame, LeaveDialog } = host.chrome
  return (
    <FlowContext value={surroundings}>
      <Frame
        title={handle ? titleOf(handle.step.title, queryOf(search)) : ''}
        pageId={handle?.pageId ?? null}
        back={flow.chrome.back ? session.back : null}
        pending={pending}
        theme={flow.theme}
      >
        <Outlet />
      </Frame>
      {question && session.asking && (
        <LeaveDialog
          copy={question.policy.copy}
          stay={() => session.reply(false)}
          leave={() => session.reply(true)}
        />
      )}
      <ScrollRestoration />
    </FlowContext>
  )
}

export type ShownPage = ComponentType<{
  search: unknown
  exit: (name: string, query?: QueryInput) => Promise<void>
}>
export interface PageData {
  readonly Page: ShownPage
  readonly search: unknown
}

/** One page and, hidden under it, the page it opened over. The exit is locked while it runs and dead with the page. */
export function PageView({ handle, host }: { handle: PageHandle; host: FlowHost }) {
  const { Page, search } = useLoaderData<PageData>()
  const over = useOutlet()
  const session = useSession(host)
  const alive = useRef(true)
  const leaving = useRef<Promise<void>>(null)
  const [failed, fail] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  const exit = useCallback(
    (name: string, query?: QueryInput) => {
      if (!alive.current) return Promise.resolve()
      leaving.current ??= leaveBy(session, handle, name, query)
        .catch((error: unknown) => fail({ error }))
        .finally(() => {
          leaving.current = null
        })
      return leaving.current
    },
    [session, handle],
  )
  if (failed) throw failed.error
  return (
    <>
      <div hidden={over !== null}>
        <Page search={search} exit={exit} />
      </div>
      {over}
    </>
  )
}

/** In the place of a page that could not be fetched, entered or drawn. */
export function Problem({ flow, home, host }: { flow: FlowData; home: string; host: FlowHost }) {
  const error: unknown = useRouteError()
  const session = useSession(host)
  const kind = error instanceof FlowError ? error.kind : 'page'
  const reported = useRef<unknown>(null)
  useEffect(() => {
    if (reported.current === error) return
    reported.current = error
    const { page, pageId } = session.handle ?? { page: '', pageId: '' }
    host.track({ type: 'problem', flow: flow.id, page, pageId, kind, error })
  }, [session, host, flow, kind, error])
  return (
    <host.chrome.Problem
      kind={kind}
      error={error}
      // Not revalidate(): an answer within one render would leave the router's boundary closed.
      retry={() => void session.go(session.href(), true)}
      home={() => void session.go(home, true)}
    />
  )
}
