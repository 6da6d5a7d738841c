import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useOutlet,
  useRevalidator,
  useRouteError,
} from 'react-router-dom'

import { FlowContext } from './context.tsx'
import { pathOf } from './define.ts'
import { useLeaving, useRouter } from './leaving.ts'
import { FlowError } from './problem.ts'
import { follow, handleOf, hrefIn, letPass, queryOf, sessionOf, type PageHandle } from './session.ts'
import { titleOf } from './title.ts'
import { leaveBy } from './travel.ts'
import type { FlowData, FlowHost, QueryInput } from './types.ts'

/** Around the pages of a flow: chrome, title, leaving, scroll, and the port for whoever asks. */
export function Shell({ flow, host }: { flow: FlowData; host: FlowHost }) {
  const router = useRouter()
  const { revalidate } = useRevalidator()
  const session = sessionOf(host)
  const { back, question, answer } = useLeaving(session, host)
  const pending = useNavigation().state !== 'idle'
  const { search } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  useEffect(() => follow(router, host), [router, host])
  useEffect(() => {
    // Out of the back-forward cache: sign-in and query may be stale.
    const onShow = (event: PageTransitionEvent) => void (event.persisted && revalidate())
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [revalidate])
  const { Frame, LeaveDialog } = host.chrome
  const surroundings = useMemo(() => ({ host, back, overlays: session.overlays }), [host, back, session])
  return (
    <FlowContext value={surroundings}>
      <Frame
        title={handle ? titleOf(handle.step.title, queryOf(search)) : ''}
        back={flow.chrome.back ? back : null}
        pending={pending}
        theme={flow.theme}
      >
        <Outlet />
      </Frame>
      {question && (
        <LeaveDialog copy={question.policy.copy} stay={() => answer(false)} leave={() => answer(true)} />
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
      leaving.current ??= leaveBy(handle, host, name, query)
        .catch((error: unknown) => fail({ error }))
        .finally(() => {
          leaving.current = null
        })
      return leaving.current
    },
    [handle, host],
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
export function Problem({ flow, host }: { flow: FlowData; host: FlowHost }) {
  const error: unknown = useRouteError()
  const router = useRouter()
  const kind = error instanceof FlowError ? error.kind : 'page'
  const reported = useRef<unknown>(null)
  useEffect(() => {
    if (reported.current === error) return
    reported.current = error
    const { page, pageId } = handleOf(router) ?? { page: '', pageId: '' }
    host.track({ type: 'problem', flow: flow.id, page, pageId, kind, error })
  }, [router, host, flow, kind, error])
  const go = (href: string) => {
    letPass(sessionOf(host))
    void router.navigate(href, { replace: true })
  }
  return (
    <host.chrome.Problem
      kind={kind}
      error={error}
      // Not revalidate(): an answer within one render would leave the router's boundary closed.
      retry={() => go(hrefIn(router, router.state.location))}
      home={() => go(flow.base === '/' ? pathOf(flow, flow.start) : flow.base)}
    />
  )
}
