import { follow, toRoutes, type FlowHost } from '@koo/flow'
import { createBrowserRouter, replace, useNavigate, useRouteError } from 'react-router-dom'
import { BASE, HOME } from './config/settings.ts'
import { flows } from './flows.ts'
import { reloadWindow } from './navigation/window.ts'
import { Frame } from './shell/Frame.tsx'
import { Pending } from './shell/Pending.tsx'
import { ProblemPanel } from './shell/ProblemPanel.tsx'

/** For what no flow catches: a fault in a frame, not in a page. */
function RouteProblem() {
  const error = useRouteError()
  const navigate = useNavigate()
  return (
    <ProblemPanel
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
        ErrorBoundary: RouteProblem,
        HydrateFallback: FirstPending,
        children: [
          { path: '/', loader: () => replace(HOME), Component: FirstPending },
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
  follow(router, host)
  return router
}
