import { GatewayProvider } from '@koo/page'
import type { Gateway } from '@koo/api-client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { AppContext, type AppContextValue } from './app-context.ts'
import { HeaderShown } from './shell/header-shown.ts'
import { LastResort } from './shell/LastResort.tsx'
import { whenIdle } from './tracking/outbox.ts'

/** Comes when the page has nothing better to do. */
const Lab = __LAB__ ? lazy(() => new Promise<void>(whenIdle).then(() => import('./lab/Lab.tsx'))) : null

interface AppProps {
  router: DataRouter
  gateway: Gateway
  queries: QueryClient
  header: boolean
  context: AppContextValue
  /** The first page is in the document. */
  onShown(): void
  onError(error: unknown): void
}

/** Everything around the router. */
export function App({ router, gateway, queries, header, context, onShown, onError }: AppProps) {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return (
    <LastResort onError={onError}>
      <AppContext value={context}>
        <GatewayProvider gateway={gateway}>
          <QueryClientProvider client={queries}>
            <HeaderShown value={header}>
              <RouterProvider router={router} />
            </HeaderShown>
          </QueryClientProvider>
        </GatewayProvider>
        {Lab && (
          <Suspense>
            <Lab />
          </Suspense>
        )}
      </AppContext>
    </LastResort>
  )
}
