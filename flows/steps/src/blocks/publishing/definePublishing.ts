import type { Gateway } from '@koo/api-client'
import type { CostConfirmation } from '@koo/api-client/types'
import type { FlowHost } from '@koo/flow'
import { isAborted, isSessionEnd } from '@koo/page/query'
import type { Clock } from '@koo/page/time'
import { isConfirmedCost, type ConfirmedCost } from '../cost/confirmed.ts'
import { costSetting } from '../cost/setting.ts'
import { publishingCopy, type PublishingCopy } from './copy.ts'
import { createKeeping } from './keeping.ts'
import { readLoanIds, type LoanIds } from './loanIds.ts'
import { storageLock, webLock, type TabLock } from './lock.ts'
import { createPublisher } from './publisher.ts'
import type { Publisher, PublisherOptions } from './publisherTypes.ts'
import {
  publishReply,
  reconcileBySerial,
  type OpenApplications,
  type ReconcileContext,
  type SerialStatus,
} from './reply.ts'
import { createTalking } from './talking.ts'

interface Options<Request extends object> {
  /** Storage key of the open application. Products that share a key settle each other's applications. */
  recordKey: string
  /** Name of the lock between tabs; shared by products that share `recordKey`. */
  lockKey: string
  /**
   * The generated call that publishes. Its request has the serial number, and what was confirmed of the costs, beside the product's
   * own fields. Any reply is accepted and checked.
   */
  call(
    gateway: Gateway,
    request: Request & { serialNumber: string; costConfirmation?: CostConfirmation },
  ): Promise<unknown>
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

/**
 * `Cost`: null where some of the requests lend nothing, such as a payment by card; `lends` then says of each whether it does. All
 * others are loans, and none of them is sent before the customer has confirmed its costs.
 */
export type PublishingOptions<
  Request extends object,
  Cost extends ConfirmedCost | null = ConfirmedCost,
> = Options<Request> & (null extends Cost ? { lends(request: Request): boolean } : { lends?: never })

/** How the loans, or the payments, of one product are published. Made by `definePublishing`, once, at module level. */
export interface Publishing<Request, Cost extends ConfirmedCost | null = ConfirmedCost> {
  readonly copy: PublishingCopy
  /**
   * The publisher for this host, shared by all pages of the product. `subject`: what is paid for, such as an order; the
   * applications for two subjects have nothing to do with each other. Default: one application at a time.
   */
  publisherOf(host: FlowHost, gateway: Gateway, clock: Clock, subject?: string): Publisher<Request, Cost>
}

/** Defines how the loans, or the payments, of a product are published: never twice, even when a request, a tab or a page is lost. */
export function definePublishing<Request extends object, Cost extends ConfirmedCost | null = ConfirmedCost>(
  options: PublishingOptions<Request, Cost>,
): Publishing<Request, Cost> {
  const { recordKey, lockKey, call, read = readLoanIds, reconcile = reconcileBySerial, findOpen } = options
  const lends: (request: Request) => boolean = options.lends ?? (() => true)
  // By the host: a publisher survives the pages that share it.
  const known = new WeakMap<
    FlowHost,
    { gateway: Gateway; bySubject: Map<string, Publisher<Request, Cost>> }
  >()

  const talkingTo = (host: FlowHost, gateway: Gateway, clock: Clock) =>
    createTalking<Request>(
      {
        publish: (serialNumber, request, cost) =>
          publishReply(
            serialNumber,
            () =>
              call(gateway, {
                ...request,
                serialNumber,
                ...(cost?.confirmation && { costConfirmation: cost.confirmation }),
              }),
            read,
          ),
        reconcile: (serialNumber, signal) =>
          reconcile(gateway, serialNumber, { userSource: host.userSource, signal }),
        ...(findOpen && { findOpen: (seen: string | null) => findOpen(gateway, seen) }),
        // Aborted: another customer has signed in. The record waits for this one.
        isSessionEnd: (error) => isSessionEnd(error) || isAborted(error),
      },
      clock,
    )
  const isConfirmedIn =
    (host: FlowHost): PublisherOptions<Request>['isConfirmed'] =>
    (request, cost, { terms, kind }) => {
      if (!lends(request)) return true
      if (!isConfirmedCost(cost) || cost.terms !== terms) return false
      return cost.confirmation !== null || !costSetting(host.config('costTable'), kind).isAsked
    }
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
      isConfirmed: isConfirmedIn(host),
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
