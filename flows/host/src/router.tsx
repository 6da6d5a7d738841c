import { FlowFailure, homeOf, toRoutes, watchRouter, type FlowData, type FlowHost } from '@koo/flow'
import { withJourney } from '@koo/page/journey'
import {
  createBrowserRouter,
  matchRoutes,
  replace,
  useNavigate,
  useRouteError,
  type DataRouter,
} from 'react-router-dom'
import { themed } from './chrome/themed.ts'
import { reloadWindow } from './navigation/window.ts'

/** Path of the route for unknown addresses. */
const NO_PAGE = '*'

/** Id of the route that holds all others. */
const ROOT = 'root'

/**
 * A flow whose definition comes with its first page: for one that customers go to from a page, not the one that they open first. What
 * links need of it is known before.
 */
export interface LaterFlow {
  readonly id: string
  /** First segments of its addresses: for a flow whose page names are whole paths. Default: its id, below which its pages stand. */
  readonly paths?: readonly string[]
  /** Its pages that have a page key, by key. */
  readonly keys: Readonly<Record<string, string>>
  readonly load: () => Promise<FlowData>
}

/** The flow that has a path below the base, if it is one whose definition comes later. */
export const laterAt = (later: readonly LaterFlow[], path: string): LaterFlow | undefined =>
  later.find(({ id, paths = [id] }) => paths.includes(path.split(/[/?#]/)[1] ?? ''))

/** Path below the base of a page of a flow whose definition comes later. */
export const laterPath = ({ id, paths }: LaterFlow, name: string) => `/${paths ? name : `${id}/${name}`}`

/** Whether a path below the base has a page. Which pages a flow has that is not loaded is not known: it says so itself. */
export const hasPage = (
  { routes }: Pick<DataRouter, 'routes'>,
  path: string,
  later: readonly LaterFlow[] = [],
): boolean => matchRoutes(routes, path)?.at(-1)?.route.path !== NO_PAGE || laterAt(later, path) !== undefined

/** What a router shows beside pages. */
export interface FlowRouterOptions {
  readonly flows: readonly FlowData[]
  /** Flows whose definition is loaded when a customer goes there. */
  readonly later?: readonly LaterFlow[]
  /** Path of the app, without a slash at the end. */
  readonly base: string
  /** The page that opens without a path, below the base. */
  readonly home: string
}

/** The router: the routes of these flows, the redirect to the home page, and the page for unknown addresses. */
export function createFlowRouter(host: FlowHost, options: FlowRouterOptions): DataRouter {
  const { flows, later = [], base, home } = options
  const { Frame, Pending, ErrorView } = host.chrome
  /** Error view for errors outside of pages, such as in the frame, or of a definition that did not come. */
  function RootErrorView() {
    const error = useRouteError()
    const navigate = useNavigate()
    return (
      <Frame title="" pageId={null} back={null} pending={false} theme={null}>
        <ErrorView
          kind={error instanceof FlowFailure ? error.kind : 'page'}
          error={error}
          retry={reloadWindow}
          home={() => navigate('/', { replace: true })}
        />
      </Frame>
    )
  }
  /** Shown before the first page is known. */
  const FirstPending = () => (
    <Frame title="" pageId={null} back={null} pending={false} theme={null}>
      <Pending />
    </Frame>
  )
  /** The way home of a partner's customer is the partner's. */
  const homeOfVisit = () => {
    const visited = flows.find(({ theme }) => theme === document.body.dataset['theme'])
    return visited ? homeOf(visited) : home
  }
  const routesOf = (flow: FlowData) => toRoutes(withJourney(themed(flow)), host)
  const router = createBrowserRouter(
    [
      {
        id: ROOT,
        ErrorBoundary: RootErrorView,
        HydrateFallback: FirstPending,
        children: [
          { path: '/', loader: () => replace(homeOfVisit()), Component: FirstPending },
          ...flows.map(routesOf),
          {
            path: NO_PAGE,
            loader: () => null,
            lazy: async () => {
              const { NotFound } = await import('./chrome/NotFound.tsx')
              return { Component: () => <NotFound host={host} /> }
            },
          },
        ],
      },
    ],
    {
      basename: base,
      patchRoutesOnNavigation: async ({ path, patch }) => {
        const definition = await laterAt(later, path.slice(base.length))
          ?.load()
          .catch((cause: unknown) => {
            throw new FlowFailure('chunk', cause)
          })
        // Routes that are there already are not added again.
        if (definition) patch(ROOT, [routesOf(definition)])
      },
    },
  )
  watchRouter(router, host)
  return router
}
