import { redirect, replace, type RouteObject } from 'react-router-dom'

import { page, pageIdOf, parentOf, pathOf } from './define.ts'
import { FlowError } from './problem.ts'
import { queryOf, sessionOf, type PageHandle } from './session.ts'
import { PageView, Problem, Shell, type PageData, type ShownPage } from './shell.tsx'
import { readTrail } from './trail.ts'
import { depart, placeOf } from './travel.ts'
import type { FlowData, FlowHost, Step } from './types.ts'

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
function sendTo(host: FlowHost, href: string): Response {
  const session = sessionOf(host)
  const pathname = (at: string | undefined) => at?.split('?')[0]
  const pushed = session?.router.state.navigation.historyAction === 'PUSH'
  return pushed && pathname(href) !== pathname(session.href()) ? redirect(href) : replace(href)
}

/** Addresses the server has just named: entry rules trust them once. */
const named = new WeakMap<FlowHost, string>()

/** Address to show instead of `href`, by the back rule of final pages and by the flow's entry rule. */
function detour({ data: flow, page: name, step }: PageHandle, host: FlowHost, href: string): string | null {
  const session = sessionOf(host)
  const { historyAction, location } = session?.router.state.navigation ?? {}
  const { entries, at } = session?.trail ?? readTrail(host.memory)
  const isBack = historyAction === 'POP' && entries.findIndex(({ key }) => key === location?.key) < at
  const left = session?.handle
  if (session && isBack && left?.step.final && left.data === flow && !step.final) return session.href()
  const trusted = named.get(host) === href
  named.delete(host)
  if (trusted) return null
  const action = historyAction ?? (entries[at]?.href === href ? 'RELOAD' : 'LOAD')
  const [query, from] = [queryOf(new URL(href, 'http://app').search), session?.shown.point?.pageId ?? null]
  const dest = flow.enter?.({ page: name, query, action, from })
  if (dest?.to === 'page') return placeOf(flow, host, dest)
  return dest ? homeOf(flow) : null
}
/** Where a flow finds out where the user is. */
export const homeOf = (flow: FlowData) => (flow.base === '/' ? pathOf(flow, flow.start) : flow.base)

/** The ordinary route object of a flow: give it to `createBrowserRouter` beside any other. */
export function toRoutes(flow: FlowData, host: FlowHost): RouteObject {
  const shape = {
    ErrorBoundary: () => <Problem home={homeOf(flow)} flow={flow} host={host} />,
    HydrateFallback: host.chrome.Pending,
  }
  const routeOf = (name: string, step: Step, path: string): RouteObject => {
    const [own, pageId] = [pathOf(flow, name), pageIdOf(flow, name)]
    const handle: PageHandle = { flow: flow.id, page: name, pageId, data: flow, step }
    const over = Object.entries(flow.pages).filter(([it, { over }]) => over && parentOf(flow, it) === name)
    return {
      ...shape,
      path,
      handle,
      children: over.map(([child, it]) => routeOf(child, it, child.slice(name.length + 1))),
      Component: () => <PageView handle={handle} host={host} />,
      middleware: [
        async ({ url, pattern }, next) => {
          const href = pattern + url.search
          const signIn = step.login && !host.isLoggedIn() ? await host.login(href) : null
          // A page under an open one has nothing to say about entering.
          const other = signIn ?? (pattern === own ? detour(handle, host, href) : null)
          if (other !== null) throw sendTo(host, other)
          return next()
        },
      ],
      // Every page has a loader (T1): chunk and query are checked before anything is shown.
      loader: async ({ url }): Promise<PageData> => {
        const module = await chunkOf(step)
        const checked = module.search && (await module.search['~standard'].validate(queryOf(url.search)))
        if (!checked?.issues) return { Page: module.default as ShownPage, search: checked?.value ?? {} }
        const error = new FlowError('search', JSON.stringify(checked.issues))
        if (name === flow.start && !url.search) throw error
        host.track({ type: 'problem', flow: flow.id, page: name, pageId, kind: 'search', error })
        throw sendTo(host, pathOf(flow, flow.start))
      },
      // A page under an open one keeps its own query.
      shouldRevalidate: ({ nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && nextUrl.pathname.endsWith(own),
    }
  }
  const index: RouteObject = {
    ...shape,
    index: true,
    // Asks the server, or knows the start, and is replaced by the answer.
    loader: async ({ request }) => {
      const answer = flow.server?.where(request.signal) ?? Promise.resolve(page(flow.start))
      const dest = await answer.catch((cause: unknown) => {
        throw new FlowError('server', cause)
      })
      if (dest.to !== 'page' && dest.to !== 'unknown') return depart(host, dest, true).then(() => null)
      const href = placeOf(flow, host, dest)
      named.set(host, href)
      throw sendTo(host, href)
    },
    Component: host.chrome.Pending,
  }
  const isRoot = flow.base === '/'
  const pages = Object.entries(flow.pages).filter(([, { over }]) => !over)
  const routes = pages.map(([name, step]) => routeOf(name, step, isRoot ? `/${name}` : name))
  const Component = () => <Shell flow={flow} host={host} />
  return isRoot
    ? { Component, children: routes }
    : { Component, path: flow.base, children: [index, ...routes] }
}
