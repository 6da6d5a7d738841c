import { ImageProvider } from '@koo/kit/images'
import { GatewayProvider } from '@koo/page'
import type { Gateway } from '@koo/api-client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { AppContext, type AppContextValue } from './appContext.ts'
import { HeaderShown } from './shell/headerShown.ts'
import { LastResort } from './shell/LastResort.tsx'
import { whenIdle } from './tracking/outbox.ts'

/** Loaded when the page is idle. */
const Lab = __LAB__ ? lazy(() => new Promise<void>(whenIdle).then(() => import('./lab/Lab.tsx'))) : null

interface AppProps {
  router: DataRouter
  gateway: Gateway
  queries: QueryClient
  /** Whether a page has a title bar of ours. */
  showsHeader(pageId: string | null): boolean
  /** Whether the image at an address may be loaded. */
  showsImage(url: string): boolean
  context: AppContextValue
  /** Called when the first page is in the document. */
  onShown(): void
  onError(error: unknown): void
}

/** The providers around the router. */
export function App(props: AppProps) {
  const { router, gateway, queries, showsHeader, showsImage, context, onShown, onError } = props
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return (
    <LastResort onError={onError}>
      <AppContext value={context}>
        <GatewayProvider gateway={gateway}>
          <QueryClientProvider client={queries}>
            <HeaderShown value={showsHeader}>
              <ImageProvider allow={showsImage}>
                <RouterProvider router={router} />
              </ImageProvider>
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
