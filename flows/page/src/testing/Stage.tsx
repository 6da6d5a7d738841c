import { HostProvider, type FlowHost, type Step } from '@koo/flow'
import { OverlayHost } from '@koo/kit/OverlayHost'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GatewayProvider } from '../gateway.tsx'
import type { SandboxWorld } from './sandboxWorld.ts'

/** The providers that a page needs, without a router: for a single page with a sandbox of its own. */
export function Stage({
  world,
  host,
  step,
  children,
}: {
  world: SandboxWorld
  host: FlowHost
  /** Default: a page that needs sign-in. */
  step?: Pick<Step, 'login' | 'signsIn'> | undefined
  children: ReactNode
}) {
  return (
    <HostProvider host={host} {...(step && { step })}>
      <Providers world={world}>
        {children}
        <OverlayHost data-toasts />
      </Providers>
    </HostProvider>
  )
}

/** The gateway, the clock and the cache of `world`, for pages that a flow mounts. */
export function Providers({ world, children }: { world: SandboxWorld; children: ReactNode }) {
  return (
    <GatewayProvider gateway={world.gateway} clock={world.clock}>
      <QueryClientProvider client={world.queries}>{children}</QueryClientProvider>
    </GatewayProvider>
  )
}
