import type { Gateway } from '@koo/api-client'
import type { FlowHost } from '@koo/flow'
import { isSessionEnd, type Clock } from '@koo/page'
import { publishingCopy, type PublishingCopy } from './copy.ts'
import type { SomeLoanIds } from './loanIds.ts'
import { storageLock, webLock, type TabLock } from './lock.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { publishReply, reconcileBySerial, type ReconcileContext, type SerialStatus } from './reply.ts'

export interface PublishingOptions<Request extends object> {
  /** Where the open application is stored. Products that share a key settle each other's applications. */
  recordKey: string
  /** Name of the lock between tabs; shared by products that share `recordKey`. */
  lockKey: string
  /** Publishes; the generated call, whose request takes the serial number beside the product's own fields. */
  call(gateway: Gateway, request: Request & { serialNumber: string }): Promise<SomeLoanIds>
  /** Requests what became of a serial number. Default: `reconcileBySerial`. */
  reconcile?(gateway: Gateway, serialNumber: string, context: ReconcileContext): Promise<SerialStatus>
  /** Texts of the pages that settle an open application. */
  copy?: Partial<PublishingCopy>
}

/** How the loans of one product are published. Made once, at module level, by `definePublishing`. */
export interface Publishing<Request> {
  readonly copy: PublishingCopy
  /** The publisher of this host: all pages of the product share it. */
  publisherOf(host: FlowHost, gateway: Gateway, clock: Clock): Publisher<Request>
}

/** Defines how the loans of a product are published: never twice, whatever becomes of a request, a tab or a page. */
export function definePublishing<Request extends object>(
  options: PublishingOptions<Request>,
): Publishing<Request> {
  const { recordKey, lockKey, call, reconcile = reconcileBySerial } = options
  const publishers = new WeakMap<FlowHost, { gateway: Gateway; publisher: Publisher<Request> }>()

  const create = (host: FlowHost, gateway: Gateway, clock: Clock) =>
    createPublisher<Request>({
      store: host.store,
      recordKey,
      clock,
      newSerial,
      lock: lockOf(host, clock, lockKey),
      userId: () => host.userId(),
      publish: (serialNumber, request) => publishReply(() => call(gateway, { ...request, serialNumber })),
      reconcile: (serialNumber, signal) =>
        reconcile(gateway, serialNumber, { environment: host.environment, signal }),
      isSessionEnd,
    })

  return {
    copy: { ...publishingCopy, ...options.copy },
    publisherOf(host, gateway, clock) {
      const known = publishers.get(host)
      if (known?.gateway === gateway) return known.publisher
      const publisher = create(host, gateway, clock)
      publishers.set(host, { gateway, publisher })
      return publisher
    },
  }
}

const newSerial = () => crypto.randomUUID()

function lockOf(host: FlowHost, clock: Clock, lockKey: string): TabLock {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? webLock(navigator.locks, lockKey)
    : storageLock({
        store: host.store,
        lockKey,
        now: () => clock.now(),
        wait: (ms) => clock.wait(ms),
        newId: newSerial,
      })
}
