import { GatewayError, type Gateway } from '@koo/api-client'
import { usePageOwner, type Owner } from '@koo/flow'
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

/**
 * The gateway that calls of `@koo/api-client/calls` take as their first argument. It is that of the customer to whom the page
 * belongs: when somebody else signs in, its calls end as aborted, and further ones are not sent.
 */
export function useGateway(): Gateway {
  const { gateway } = useServices()
  const owner = usePageOwner()
  return owner === null || owner.userId === null ? gateway : gatewayOf(owner, gateway)
}

const known = new WeakMap<Owner, { gateway: Gateway; own: Gateway }>()

/** The same one for all pages of the customer. */
function gatewayOf(owner: Owner, gateway: Gateway): Gateway {
  const before = known.get(owner)
  if (before?.gateway === gateway) return before.own
  const own: Gateway = {
    serverNow: () => gateway.serverNow(),
    async call(spec, request, options = {}) {
      // The token of somebody else would be sent with what this customer has typed.
      if (owner.isGone) throw new GatewayError('aborted', spec.path, 'aborted')
      const either = new AbortController()
      const abort = () => either.abort()
      const signals = options.signal ? [options.signal, owner.signal] : [owner.signal]
      for (const signal of signals) {
        if (signal.aborted) abort()
        signal.addEventListener('abort', abort)
      }
      try {
        return await gateway.call(spec, request, { ...options, signal: either.signal })
      } finally {
        for (const signal of signals) signal.removeEventListener('abort', abort)
      }
    },
  }
  known.set(owner, { gateway, own })
  return own
}

/** The clock of this page. */
export const useClock = (): Clock => useServices().clock
