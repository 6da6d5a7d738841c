import { cashGetLoanAfterProcessInfo, cashPublishV2 } from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import type { CashPublishV2Request } from '@koo/api-client/types'
import { useHost, type FlowHost } from '@koo/flow'
import { isSessionEnd, useClock, useGateway, type Clock } from '@koo/steps'
import { useSyncExternalStore } from 'react'
import { AFTER_PROCESS_PUBLISH } from '../constants.ts'
import { storageLock, webLock, type TabLock } from './lock.ts'
import { answerOf } from './outcome.ts'
import { createPublisher, type Publisher, type PublishPorts, type PublishSnapshot } from './publisher.ts'

/** A loan as it is published, without the serial that the machine adds. */
export type LoanRequest = Omit<CashPublishV2Request, 'serialNumber'>

function portsOf(host: FlowHost, gateway: Gateway, clock: Clock): PublishPorts<LoanRequest> {
  const newSerial = () => crypto.randomUUID()
  return {
    store: host.store,
    clock,
    newSerial,
    lock: lockOf(host, clock, newSerial),
    userId: () => host.userId(),
    async publish(serialNumber, request) {
      try {
        const { listingId, loanId } = await cashPublishV2(gateway, { ...request, serialNumber })
        return { type: 'accepted', loan: { listingId, loanId } }
      } catch (error) {
        return answerOf(error)
      }
    },
    async status(serialNumber, signal) {
      const kooUserSource = host.environment.startsWith('messenger') ? 'WX' : 'APP'
      const known = await cashGetLoanAfterProcessInfo(
        gateway,
        { typeId: AFTER_PROCESS_PUBLISH, serialNumber, kooUserSource },
        { signal },
      )
      if (known?.publishState === 'notFound') return { type: 'notFound' }
      const { listingId, loanId } = known ?? {}
      return listingId && loanId ? { type: 'found', loan: { listingId, loanId } } : null
    },
    needsLogin: isSessionEnd,
  }
}

function lockOf(host: FlowHost, clock: Clock, newId: () => string): TabLock {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? webLock(navigator.locks)
    : storageLock({ store: host.store, now: () => clock.now(), wait: (ms) => clock.wait(ms), newId })
}

/** One publisher a host: home, confirm and result page speak of the same intention. */
const publishers = new WeakMap<FlowHost, { gateway: Gateway; publisher: Publisher<LoanRequest> }>()

export function usePublisher(): Publisher<LoanRequest> {
  const host = useHost()
  const gateway = useGateway()
  const clock = useClock()
  const known = publishers.get(host)
  if (known?.gateway === gateway) return known.publisher
  const publisher = createPublisher(portsOf(host, gateway, clock))
  publishers.set(host, { gateway, publisher })
  return publisher
}

export const usePublishSnapshot = ({ subscribe, snapshot }: Publisher<LoanRequest>): PublishSnapshot =>
  useSyncExternalStore(subscribe, snapshot)
