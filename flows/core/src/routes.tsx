import {
  redirect,
  replace,
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router-dom'

import { page, pageIdOf, pathOf } from './define.ts'
import { FlowError } from './problem.ts'
import { handleOf, hrefIn, queryOf, sessionOf, type PageHandle, type Session } from './session.ts'
import { PageView, Problem, Shell, type PageData, type ShownPage } from './shell.tsx'
import { indexOf } from './trail.ts'
import { depart, placeOf } from './travel.ts'
import type { FlowData, FlowHost, Query, Step } from './types.ts'

/** Spec 2: page chunks that fail to load time out after 120 s. */
export const CHUNK_LIMIT_MS = 120_000

/** Not the router's own `lazy`: that keeps a failed import for ever, so that no retry could succeed. */
async function chunkOf(step: Step) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing after ${CHUNK_LIMIT_MS} ms`)), CHUNK_LIMIT_MS)
  })
  try {
    return await Promise.race([step.load(), late])
  } catch (cause) {
    throw new FlowError('chunk', cause)
  } finally {
    clearTimeout(timer)
  }
}

/** Redirects: a push stays a push; hard loads and pops replace, or back would run into the redirect again. */
function sendTo(session: Session, href: string): Response {
  const { navigation, location } = session.router?.state ?? {}
  const pushed = navigation?.historyAction === 'PUSH'
  const same =
    session.router && location && href.split('?')[0] === hrefIn(session.router, location).split('?')[0]
  return pushed && !same ? redirect(href) : replace(href)
}

/** Address to show instead of `name`, by the back rule of final pages and the flow's entry rule. */
function detour(flow: FlowData, name: string, query: Query, href: string, host: FlowHost): string | null {
  const session = sessionOf(host)
  const { router, trail, answer } = session
  const { historyAction, location } = router?.state.navigation ?? {}
  const here = router ? handleOf(router) : undefined
  const isBack = historyAction === 'POP' && indexOf(trail, location?.key ?? '') < trail.at
  if (router && isBack && here?.step.final && here.data === flow && !flow.pages[name]?.final)
    return hrefIn(router, router.state.location)
  session.answer = null
  if (answer === href) return null
  const action = historyAction ?? (trail.entries[trail.at]?.href === href ? 'RELOAD' : 'LOAD')
  const dest = flow.enter?.({ page: name, query, action, from: session.shown.point?.pageId ?? null })
  if (!dest) return null
  return dest.to === 'server' ? flow.base : placeOf(flow, host, dest)
}

function guard(flow: FlowData, name: string, step: Step, host: FlowHost): MiddlewareFunction {
  return async ({ url, pattern }, next) => {
    const session = sessionOf(host)
    if (step.login && !host.isLoggedIn()) {
      const signIn = await host.login(pattern + url.search)
      if (signIn !== null) throw sendTo(session, signIn)
    }
    // A page under an open one has nothing to say about entering.
    const other =
      pattern === pathOf(flow, name)
        ? detour(flow, name, queryOf(url.search), pattern + url.search, host)
        : null
    if (other !== null) throw sendTo(session, other)
    return next()
  }
}

/** Every page has a loader (T1): chunk and query are checked before anything is shown. */
function pageLoader(flow: FlowData, name: string, step: Step, host: FlowHost): LoaderFunction {
  return async ({ url }): Promise<PageData> => {
    const module = await chunkOf(step)
    const checked = module.search && (await module.search['~standard'].validate(queryOf(url.search)))
    if (!checked?.issues) return { Page: module.default as ShownPage, search: checked?.value ?? {} }
    const error = new FlowError('search', JSON.stringify(checked.issues))
    if (name === flow.start && !url.search) throw error
    host.track({
      type: 'problem',
      flow: flow.id,
      page: name,
      pageId: pageIdOf(flow, name),
      kind: 'search',
      error,
    })
    throw sendTo(sessionOf(host), pathOf(flow, flow.start))
  }
}

/** Asks the server (or knows the start) and replaces itself by the answer; shows the pending shape meanwhile. */
function indexLoader(flow: FlowData, host: FlowHost): LoaderFunction {
  return async ({ request }) => {
    const dest = await (flow.server?.where(request.signal) ?? Promise.resolve(page(flow.start))).catch(
      (cause: unknown) => {
        throw new FlowError('server', cause)
      },
    )
    if (dest.to !== 'page' && dest.to !== 'unknown') return depart(host, dest, true).then(() => null)
    const session = sessionOf(host)
    session.answer = placeOf(flow, host, dest)
    throw sendTo(session, session.answer)
  }
}

/** The ordinary route object of a flow: give it to `createBrowserRouter` beside any other. */
export function toRoutes(flow: FlowData, host: FlowHost): RouteObject {
  const routeOf = (name: string, step: Step, path: string, children: RouteObject[]): RouteObject => {
    const handle: PageHandle = { flow: flow.id, page: name, pageId: pageIdOf(flow, name), data: flow, step }
    return {
      path,
      handle,
      children,
      middleware: [guard(flow, name, step, host)],
      loader: pageLoader(flow, name, step, host),
      // A page under an open one keeps its own query.
      shouldRevalidate: ({ nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && nextUrl.pathname.endsWith(pathOf(flow, name)),
      Component: () => <PageView handle={handle} host={host} />,
      ErrorBoundary: () => <Problem flow={flow} host={host} />,
      HydrateFallback: host.chrome.Pending,
    }
  }
  const steps = Object.entries(flow.pages)
  const routes = steps.flatMap(([name, step]) => {
    if (step.over) return []
    const over = steps.filter(([child, { over }]) => over && child.startsWith(`${name}/`))
    return [
      routeOf(
        name,
        step,
        flow.base === '/' ? `/${name}` : name,
        over.map(([child, it]) => routeOf(child, it, child.slice(name.length + 1), [])),
      ),
    ]
  })
  const index: RouteObject = {
    index: true,
    loader: indexLoader(flow, host),
    Component: host.chrome.Pending,
    ErrorBoundary: () => <Problem flow={flow} host={host} />,
    HydrateFallback: host.chrome.Pending,
  }
  const [path, own] = flow.base === '/' ? [undefined, []] : [flow.base, [index]]
  return { path, children: [...own, ...routes], Component: () => <Shell flow={flow} host={host} /> }
}
