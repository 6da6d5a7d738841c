import type { Gateway } from '@koo/api-client'
import type { FlowHost } from '@koo/flow'
import { isAborted, isSessionEnd } from '@koo/page/query'
import type { Clock } from '@koo/page/time'
import { publishingCopy, type PublishingCopy } from './copy.ts'
import { createKeeping } from './keeping.ts'
import { readLoanIds, type LoanIds } from './loanIds.ts'
import { storageLock, webLock, type TabLock } from './lock.ts'
import { createPublisher } from './publisher.ts'
import type { Publisher } from './publisherTypes.ts'
import {
  publishReply,
  reconcileBySerial,
  type OpenApplications,
  type ReconcileContext,
  type SerialStatus,
} from './reply.ts'
import { createTalking } from './talking.ts'

export interface PublishingOptions<Request extends object> {
  /** Storage key of the open application. Products that share a key settle each other's applications. */
  recordKey: string
  /** Name of the lock between tabs; shared by products that share `recordKey`. */
  lockKey: string
  /**
   * The generated call that publishes. Its request has the serial number beside the product's own fields. Any reply is
   * accepted and checked.
   */
  call(gateway: Gateway, request: Request & { serialNumber: string }): Promise<unknown>
  /**
   * Reads from a reply of `call` what the server has made; null when it does not say. Default: the ids of a loan. What has
   * no id of its own, such as a payment, is known by its serial number.
   */
  read?(content: unknown, serialNumber: string): LoanIds | null
  /** Requests the outcome of a serial number. Default: `reconcileBySerial`. */
  reconcile?(gateway: Gateway, serialNumber: string, context: ReconcileContext): Promise<SerialStatus>
  /**
   * Requests the customer's open applications and the next serial number: `openApplications`. `seen` is the serial number
   * of the loan whose result was seen last. Without it, only this device knows of an application.
   */
  findOpen?(gateway: Gateway, seen: string | null): Promise<OpenApplications | null>
  /** Texts of the pages that settle an open application. */
  copy?: Partial<PublishingCopy>
}

/** How the loans, or the payments, of one product are published. Made by `definePublishing`, once, at module level. */
export interface Publishing<Request> {
  readonly copy: PublishingCopy
  /**
   * The publisher for this host, shared by all pages of the product. `subject`: what is paid for, such as an order; the
   * applications for two subjects have nothing to do with each other. Default: one application at a time.
   */
  publisherOf(host: FlowHost, gateway: Gateway, clock: Clock, subject?: string): Publisher<Request>
}

/** Defines how the loans, or the payments, of a product are published: never twice, even when a request, a tab or a page is lost. */
export function definePublishing<Request extends object>(
  options: PublishingOptions<Request>,
): Publishing<Request> {
  const { recordKey, lockKey, call, read = readLoanIds, reconcile = reconcileBySerial, findOpen } = options
  // By the host: a publisher survives the pages that share it.
  const known = new WeakMap<FlowHost, { gateway: Gateway; bySubject: Map<string, Publisher<Request>> }>()

  const talkingTo = (host: FlowHost, gateway: Gateway, clock: Clock) =>
    createTalking<Request>(
      {
        publish: (serialNumber, request) =>
          publishReply(serialNumber, () => call(gateway, { ...request, serialNumber }), read),
        reconcile: (serialNumber, signal) =>
          reconcile(gateway, serialNumber, { userSource: host.userSource, signal }),
        ...(findOpen && { findOpen: (seen: string | null) => findOpen(gateway, seen) }),
        // Aborted: another customer has signed in. The record waits for this one.
        isSessionEnd: (error) => isSessionEnd(error) || isAborted(error),
      },
      clock,
    )
  const create = (host: FlowHost, gateway: Gateway, clock: Clock, subject: string) =>
    createPublisher<Request>({
      keeping: createKeeping({
        store: host.store,
        entry: host.entry,
        isDurable: () => host.keepsStore(),
        recordKey,
        clock,
      }),
      talking: talkingTo(host, gateway, clock),
      locking: lockOf(host, clock, lockKey),
      clock,
      now: () => gateway.serverNow(),
      newSerial,
      userId: () => ownerOf(host.userId(), subject),
    })

  return {
    copy: { ...publishingCopy, ...options.copy },
    publisherOf(host, gateway, clock, subject = '') {
      const before = known.get(host)
      const { bySubject } = before?.gateway === gateway ? before : { bySubject: new Map() }
      known.set(host, { gateway, bySubject })
      const publisher = bySubject.get(subject) ?? create(host, gateway, clock, subject)
      bySubject.set(subject, publisher)
      return publisher
    },
  }
}

/** Whose applications these are: the customer's, or those of the customer for one subject. */
const ownerOf = (userId: string | null, subject: string) =>
  userId !== null && subject !== '' ? `${userId}.${subject}` : userId

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
