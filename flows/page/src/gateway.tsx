import type { Gateway } from '@koo/api-client'
import { createContext, useContext, type ReactNode } from 'react'
import { browserClock, type Clock } from './time/clock.ts'

interface Services {
  gateway: Gateway
  clock: Clock
}

const ServicesContext = createContext<Services | null>(null)

export interface GatewayProviderProps {
  gateway: Gateway
  /** Default: the clock of the browser. Tests give their own. */
  clock?: Clock
  children: ReactNode
}

/** Gives the gateway and the clock to every page below. Stories and tests use it to mount a sandbox of their own. */
export function GatewayProvider({ gateway, clock = browserClock, children }: GatewayProviderProps) {
  return <ServicesContext value={{ gateway, clock }}>{children}</ServicesContext>
}

function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No gateway: wrap the page in <GatewayProvider gateway={createGateway(…)}>.')
  return services
}

/** The gateway that calls of `@koo/api-client/calls` take as their first argument. */
export const useGateway = (): Gateway => useServices().gateway

/** The clock of this page. */
export const useClock = (): Clock => useServices().clock
