import type { SafeStorage } from '@koo/flow'
import type { Clock } from '@koo/page'
import type { StoreApi } from 'zustand/vanilla'
import type { SomeLoanIds } from './loanIds.ts'
import type { TabLock } from './lock.ts'
import type { PublishState } from './machine.ts'
import type { OpenApplications, PublishReply, SerialStatus } from './reply.ts'

/** Dependencies of a publisher: storage, clocks, locks and calls. */
export interface PublisherOptions<Request> {
  /** Survives the tab; shared by all tabs of this browser. */
  store: SafeStorage
  /** Storage in the history entry of the page: survives a reload when `store` keeps nothing. */
  entry: SafeStorage
  /** Whether `store` survives the page. */
  isDurable(): boolean
  /** Key of the record in `store`. */
  recordKey: string
  lock: TabLock
  clock: Clock
  /** ms since 1970 by the server's clock, for display. */
  now(): number
  newSerial(): string
  userId(): string | null
  /** Sends the application once. Never rejects. */
  publish(serial: string, request: Request): Promise<PublishReply>
  /** Requests the outcome of a serial number. May reject: then it is still unknown. */
  reconcile(serial: string, signal: AbortSignal): Promise<SerialStatus>
  /**
   * Requests the open applications of this customer, of every kind. `seen`: serial number of the loan whose result was seen last, or null.
   * Resolves to null when the gateway has no such call. May reject: then nothing is known yet.
   */
  findOpen?: ((seen: string | null) => Promise<OpenApplications | null>) | undefined
  /** Whether this failure of `reconcile` means that the customer has to sign in first. */
  isSessionEnd(error: unknown): boolean
}

/** Result of asking the server before an application is prepared: something open, or the next serial number (null: our own). */
export type ServerCheck = 'open' | 'unreachable' | { serial: string | null }

export interface PublisherState {
  state: PublishState
  /** A tap is being handled. */
  isPending: boolean
  /** The outcome is being requested. False in state `unknown`: the customer has to refresh. */
  isReconciling: boolean
  /** Whether the page may be shown: when storage keeps nothing, only after the server was asked for open applications. */
  entry: 'open' | 'checking' | 'unreachable'
}

/** What an application is prepared with, beside its terms. */
export interface Preparation {
  /** The number that the server gave to these terms; one that was sent already keeps its own. */
  serial?: string
  /** The kind of loan, where a product has several; its result page is told. */
  kind?: string | null
}

/** How a send ended. `stale`: a loan was finished after the terms were loaded; `elsewhere`: another tab is sending. */
export type SendResult = 'settled' | 'stale' | 'elsewhere' | 'ignored'

/** Publishes loans of one product, each application once. */
export interface Publisher<Request> {
  /** Observable state, for `usePublisherState`. */
  readonly store: Pick<StoreApi<PublisherState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Restores what earlier visits and other tabs have stored, and starts to reconcile an open application. */
  resume(): PublishState
  /**
   * Makes the application for these terms, or takes the prepared one; it is stored before this resolves. `open`: another
   * application has to be settled first. `unreachable`: the server did not reply; nothing was prepared.
   */
  prepare(terms: string, preparation?: Preparation): Promise<'ready' | 'open' | 'unreachable'>
  /**
   * Asks the server for an open application that this device does not know, before a page says that there is no loan. One that is
   * found is settled before anything else.
   */
  lookForOpen(): Promise<'open' | 'none' | 'unreachable'>
  /** Serial number of the loan finished last on this device. Read it before loading the terms, and give it to `send`. */
  lastClosed(): string | null
  /** Sends the application. Calls before the first has ended are ignored. */
  send(request: Request, lastClosed: string | null): Promise<SendResult>
  /** Starts to reconcile an unknown outcome again. */
  refresh(): void
  /** After `notFound`: offers the same application, with the same serial, once more. */
  retry(): void
  /** Drops a refused, closed or unsent application. */
  dismiss(): void
  /** Ends the application after its result was shown. Returns whether it was the open one. */
  resultShown(loan: SomeLoanIds & { serialNumber?: string | null | undefined }): boolean
  /** The server does not know the accepted loan: its serial number is reconciled once more. */
  doubt(): void
  /**
   * Leaves a result that cannot be shown. Ends the application once the server says that it has this loan. When it does
   * not know the loan, or cannot be asked, this resolves to false, and the serial number is reconciled.
   */
  leaveResult(): Promise<boolean>
  /** Stops reconciling, when a page or a test ends. */
  stop(): void
}
