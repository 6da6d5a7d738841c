import { GatewayError, type CallOptions, type CallSpec, type Gateway } from '@koo/api-client'
import { useConsentsElsewhere, usePageOwner, type ConsentsElsewhere, type Owner } from '@koo/flow'
import { useMemo, useState, type ReactNode } from 'react'
import { CREDIT_CALLS } from './consent/needs.ts'
import { lazyModule } from '@koo/kit/lazy'
import { ServicesContext, useServices, type GatewayOf, type Show } from './services.ts'
import { browserClock, type Clock } from './time/clock.ts'

export interface GatewayProviderProps {
  gateway: Gateway
  /** Default: the clock of the browser. Tests give their own. */
  clock?: Clock
  children: ReactNode
}

/** Gives the gateway and the clock to every page below. Stories and tests use it to mount a sandbox of their own. */
export function GatewayProvider({ gateway, clock = browserClock, children }: GatewayProviderProps) {
  const [sheet, show] = useState<ReactNode>(null)
  const services = useMemo(
    () => ({ gateway, clock, gatewayOf: createGatewayOf(gateway, show) }),
    [gateway, clock],
  )
  return (
    <ServicesContext value={services}>
      {children}
      {sheet}
    </ServicesContext>
  )
}

/**
 * The gateway that calls of `@koo/api-client/calls` take as their first argument. It is that of the customer to whom the page
 * belongs: when somebody else signs in, its calls end as aborted, and further ones are not sent. A call that needs a consent
 * asks for one that is missing, and ends as aborted without it. A request without its serial number gets the one that is kept
 * for it.
 */
export function useGateway(): Gateway {
  const { gateway, gatewayOf } = useServices()
  const owner = usePageOwner()
  const elsewhere = useConsentsElsewhere()
  return owner === null || owner.userId === null ? gateway : gatewayOf(owner, elsewhere)
}

/** Code that few pages need. */
const asks = lazyModule(() => import('./consent/ask.tsx'))
const serials = lazyModule(() => import('./serials/serials.ts'))

/** The same one for all pages of a customer, as long as their consents are taken in the same places. */
function createGatewayOf(gateway: Gateway, show: Show): GatewayOf {
  // By the owner, whom `@koo/flow` makes and drops: nothing is kept of a customer who has left.
  const known = new WeakMap<Owner, { elsewhere: ConsentsElsewhere; own: Gateway }>()
  return (owner, elsewhere) => {
    const before = known.get(owner)
    if (before?.elsewhere === elsewhere) return before.own
    const own = ownGateway({ owner, gateway, elsewhere, show })
    known.set(owner, { elsewhere, own })
    return own
  }
}

interface OwnGateway {
  owner: Owner
  gateway: Gateway
  elsewhere: ConsentsElsewhere
  show: Show
}

function ownGateway({ owner, gateway, elsewhere, show }: OwnGateway): Gateway {
  const own: Gateway = {
    serverNow: () => gateway.serverNow(),
    async call<Content>(spec: CallSpec, request: object, options: CallOptions = {}): Promise<Content> {
      // The token of somebody else would be sent with what this customer has typed.
      if (owner.isGone) throw new GatewayError('aborted', spec.path, 'aborted')
      const consent = CREDIT_CALLS[spec.path]
      if (consent !== undefined && elsewhere[consent] === undefined) {
        const { askForCredit } = await asks.load()
        if (!(await askForCredit(own, owner, show)))
          throw new GatewayError('aborted', spec.path, 'no consent')
      }
      const either = new AbortController()
      const abort = () => either.abort()
      const signals = options.signal ? [options.signal, owner.signal] : [owner.signal]
      for (const signal of signals) {
        if (signal.aborted) abort()
        signal.addEventListener('abort', abort)
      }
      const send = (given: object) =>
        gateway.call<Content>(spec, given, { ...options, signal: either.signal })
      try {
        if (!spec.serial || 'serialNumber' in request) return await send(request)
        return await (await serials.load()).sendWithSerial(owner.host, spec.path, request, send)
      } finally {
        for (const signal of signals) signal.removeEventListener('abort', abort)
      }
    },
  }
  return own
}
