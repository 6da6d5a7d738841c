import { homeOf, toRoutes, watchRouter, type FlowData, type FlowHost } from '@koo/flow'
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

/** Whether a path below the base has a page. */
export const hasPage = ({ routes }: Pick<DataRouter, 'routes'>, path: string): boolean =>
  matchRoutes(routes, path)?.at(-1)?.route.path !== NO_PAGE

/** What a router shows beside pages. */
export interface FlowRouterOptions {
  readonly flows: readonly FlowData[]
  /** Path of the app, without a slash at the end. */
  readonly base: string
  /** The page that opens without a path, below the base. */
  readonly home: string
}

/** The router: the routes of these flows, the redirect to the home page, and the page for unknown addresses. */
export function createFlowRouter(host: FlowHost, { flows, base, home }: FlowRouterOptions): DataRouter {
  const { Frame, Pending, ErrorView } = host.chrome
  /** Error view for errors outside of pages, such as in the frame. */
  function RootErrorView() {
    const error = useRouteError()
    const navigate = useNavigate()
    return (
      <ErrorView
        kind="page"
        error={error}
        retry={reloadWindow}
        home={() => navigate('/', { replace: true })}
      />
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
  const router = createBrowserRouter(
    [
      {
        ErrorBoundary: RootErrorView,
        HydrateFallback: FirstPending,
        children: [
          { path: '/', loader: () => replace(homeOfVisit()), Component: FirstPending },
          ...flows.map((flow) => toRoutes(withJourney(themed(flow)), host)),
          {
            path: NO_PAGE,
            loader: () => null,
            lazy: async () => ({ Component: (await import('./chrome/NotFound.tsx')).NotFound }),
          },
        ],
      },
    ],
    { basename: base },
  )
  watchRouter(router, host)
  return router
}
