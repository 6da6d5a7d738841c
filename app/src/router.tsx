import { toRoutes, watchRouter, type FlowData, type FlowHost } from '@koo/flow'
import {
  createBrowserRouter,
  matchRoutes,
  replace,
  useNavigate,
  useRouteError,
  type DataRouter,
} from 'react-router-dom'
import { BASE } from './config/settings.ts'
import { homePath } from './flows.ts'
import { reloadWindow } from './navigation/window.ts'
import { Frame } from './shell/Frame.tsx'
import { Pending } from './shell/Pending.tsx'
import { ErrorPanel } from './shell/ErrorPanel.tsx'
import { themed } from './theme/themed.ts'

/** Path of the route for unknown addresses. */
const NO_PAGE = '*'

/** Whether a path below the base has a page. */
export const hasPage = ({ routes }: Pick<DataRouter, 'routes'>, path: string): boolean =>
  matchRoutes(routes, path)?.at(-1)?.route.path !== NO_PAGE

/** Error view for errors outside of pages, such as in the frame. */
function RootErrorView() {
  const error = useRouteError()
  const navigate = useNavigate()
  return (
    <ErrorPanel
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

/** The router: the routes of these flows, the redirect to the home page, and the page for unknown addresses. */
export function createRouter(host: FlowHost, flows: readonly FlowData[]) {
  const router = createBrowserRouter(
    [
      {
        ErrorBoundary: RootErrorView,
        HydrateFallback: FirstPending,
        children: [
          { path: '/', loader: () => replace(homePath), Component: FirstPending },
          ...flows.map((flow) => toRoutes(themed(flow), host)),
          {
            path: NO_PAGE,
            loader: () => null,
            lazy: async () => ({ Component: (await import('./shell/NotFound.tsx')).NotFound }),
          },
        ],
      },
    ],
    { basename: BASE },
  )
  watchRouter(router, host)
  return router
}
