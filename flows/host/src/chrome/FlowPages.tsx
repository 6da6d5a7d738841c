import type { Gateway } from '@koo/api-client'
import { ImageProvider } from '@koo/kit/images'
import { GatewayProvider } from '@koo/page/query'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { HeaderShown } from './headerShown.ts'

export interface FlowPagesProps {
  router: DataRouter
  gateway: Gateway
  queries: QueryClient
  /** Whether a page has a title bar of ours. */
  showsHeader(pageId: string | null): boolean
  /** Whether the image at an address may be loaded. */
  showsImage(url: string): boolean
}

/** The pages of a router with what each of them needs around it. */
export function FlowPages({ router, gateway, queries, showsHeader, showsImage }: FlowPagesProps) {
  return (
    <GatewayProvider gateway={gateway}>
      <QueryClientProvider client={queries}>
        <HeaderShown value={showsHeader}>
          <ImageProvider allow={showsImage}>
            <RouterProvider router={router} />
          </ImageProvider>
        </HeaderShown>
      </QueryClientProvider>
    </GatewayProvider>
  )
}
