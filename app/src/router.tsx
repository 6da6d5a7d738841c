import { toRoutes, watchRouter, type FlowHost } from '@koo/flow'
import { createBrowserRouter, replace, useNavigate, useRouteError } from 'react-router-dom'
import { BASE } from './config/settings.ts'
import { flows, homePath } from './flows.ts'
import { reloadWindow } from './navigation/window.ts'
import { Frame } from './shell/Frame.tsx'
import { Pending } from './shell/Pending.tsx'
import { ErrorPanel } from './shell/ErrorPanel.tsx'

/** For what no flow catches: a fault in a frame, not in a page. */
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

/** Before anything is known of the page that comes. */
const FirstPending = () => (
  <Frame title="" pageId={null} back={null} pending={false} theme={null}>
    <Pending />
  </Frame>
)

/** The routes of every flow, the way in and the page for addresses that are none of ours. */
export function createRouter(host: FlowHost) {
  const router = createBrowserRouter(
    [
      {
        ErrorBoundary: RootErrorView,
        HydrateFallback: FirstPending,
        children: [
          { path: '/', loader: () => replace(homePath), Component: FirstPending },
          ...flows.map((flow) => toRoutes(flow, host)),
          {
            path: '*',
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
