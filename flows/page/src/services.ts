import type { Gateway } from '@koo/api-client'
import type { ConsentsElsewhere, Owner } from '@koo/flow'
import { createContext, useContext, type ReactNode } from 'react'
import type { Clock } from './time/clock.ts'

/** Shows what is asked before a call, over the pages; null takes it away. */
export type Show = (sheet: ReactNode) => void

/** The gateway of a customer's pages. */
export type GatewayOf = (owner: Owner, elsewhere: ConsentsElsewhere) => Gateway

/** What `GatewayProvider` gives to the pages below. */
interface Services {
  gateway: Gateway
  clock: Clock
  gatewayOf: GatewayOf
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('This part belongs inside a GatewayProvider')
  return services
}

/** The clock of this page. */
export const useClock = (): Clock => useServices().clock
