import type { RouteObject } from 'react-router-dom'

import { page } from './destination.ts'
import { FlowFailure } from './failure.ts'
import { homeOf, INDEX, pageIdOf, parentOf, pathOf, type FlowData } from './flow.ts'
import type { FlowHost } from './host.ts'
import { askForSignIn } from './runtime/askForSignIn.ts'
import { openOutside, placeOf } from './runtime/followExit.ts'
import type { PageHandle } from './runtime/location.ts'
import { detour, sendTo } from './runtime/redirects.ts'
import { claimHop } from './runtime/hops.ts'
import { runtimeOf } from './runtime/runtime.ts'
import { queryOf } from './search.ts'
import { LeavingView, PageView, RouteErrorView, Shell, type PageData, type ShownPage } from './shell.tsx'
import type { Step } from './step.ts'

/** A page chunk that has not come after 120 s has failed. */
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
    throw new FlowFailure('chunk', cause)
  } finally {
    clearTimeout(timer)
  }
}

/** A page: sign-in and entry rule, then chunk and query, then the page itself. */
function pageRoute(flow: FlowData, host: FlowHost, name: string, path: string): RouteObject[] {
  const step = flow.pages[name]
  if (!step) return []
  const [own, pageId] = [pathOf(flow, name), step.pageId ?? pageIdOf(flow, name)]
  const handle: PageHandle = { flow: flow.id, page: name, pageId, data: flow, step }
  const over = Object.keys(flow.pages).filter((it) => flow.pages[it]?.over && parentOf(flow, it) === name)
  const children = over.flatMap((child) => pageRoute(flow, host, child, child.slice(name.length + 1)))
  const route: RouteObject = {
    ...(name === INDEX ? { index: true } : { path, children }),
    ...shapeOf(flow, host),
    handle,
    Component: () => <PageView handle={handle} host={host} />,
    middleware: [
      async ({ url, pattern }, next) => {
        const href = pattern + url.search
        const signIn = step.login ? await askForSignIn(host, href) : null
        // The entry rule is about the page that opens, not about the one under it.
        const other = signIn ?? (pattern === own ? detour(handle, host, href) : null)
        if (other !== null) throw sendTo(host, other)
        return next()
      },
    ],
    // Every page has a loader (T1): chunk and query are checked before anything is shown.
    loader: async ({ url }): Promise<PageData> => {
      const module = await chunkOf(step)
      await runtimeOf(host)?.departure.over
      const checked = module.search && (await module.search['~standard'].validate(queryOf(url.search)))
      if (!checked?.issues) return { Page: module.default as ShownPage, search: checked?.value ?? {} }
      const error = new FlowFailure('search', JSON.stringify(checked.issues))
      if (name === flow.start && !url.search) throw error
      host.track({ type: 'failure', flow: flow.id, page: name, pageId, kind: 'search', error })
      throw sendTo(host, pathOf(flow, flow.start))
    },
    // A page under an open one keeps its own query.
    shouldRevalidate: ({ nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && nextUrl.pathname.replace(/\/$/, '').endsWith(own),
  }
  return [route]
}

/** The address that asks the server where the user is, or knows the start; it is replaced by the answer. */
function homeRoute(flow: FlowData, host: FlowHost): RouteObject {
  const home = homeOf(flow)
  return {
    ...(home === flow.base ? { index: true } : { path: home }),
    ...shapeOf(flow, host),
    middleware: [
      async ({ url }, next) => {
        // The server answers nobody who is not signed in (T8).
        const signIn = flow.server ? await askForSignIn(host, home + url.search) : null
        if (signIn !== null) throw sendTo(host, signIn)
        return next()
      },
    ],
    loader: async ({ request }) => {
      const { views } = runtimeOf(host) ?? {}
      if (flow.server && !claimHop(host, views?.point ? views.duration : null))
        throw new FlowFailure('server', 'jumps without an end')
      const answer = flow.server?.where(request.signal, host) ?? Promise.resolve(page(flow.start))
      const dest = await answer.catch((cause: unknown) => {
        throw new FlowFailure('server', cause)
      })
      await runtimeOf(host)?.departure.over
      if (dest.to !== 'page' && dest.to !== 'unknown')
        return openOutside(host, dest, { replace: true }).then(() => null)
      const href = placeOf(flow, host, dest)
      const runtime = runtimeOf(host)
      if (runtime) runtime.trusted = href
      throw sendTo(host, href)
    },
    // Only shown once an address outside has been opened.
    Component: () => <LeavingView host={host} />,
  }
}

/** What every route of a flow shows while it waits and when it fails. */
const shapeOf = (flow: FlowData, host: FlowHost) => ({
  ErrorBoundary: () => <RouteErrorView home={homeOf(flow)} flow={flow} host={host} />,
  HydrateFallback: host.chrome.Pending,
})

/** The ordinary route object of a flow: give it to `createBrowserRouter` beside any other. */
export function toRoutes(flow: FlowData, host: FlowHost): RouteObject {
  const isRoot = flow.base === '/'
  const names = Object.keys(flow.pages).filter((name) => !flow.pages[name]?.over)
  const routes = names.flatMap((name) => pageRoute(flow, host, name, isRoot ? `/${name}` : name))
  const Component = () => <Shell flow={flow} host={host} />
  return isRoot
    ? { Component, children: routes }
    : { Component, path: flow.base, children: [homeRoute(flow, host), ...routes] }
}
