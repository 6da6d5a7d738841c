import type { Clock } from '@koo/page/time'
import type { StoreApi } from 'zustand/vanilla'
import type { ConfirmedCost } from '../cost/confirmed.ts'
import type { Keeping } from './keeping.ts'
import type { SomeLoanIds } from './loanIds.ts'
import type { TabLock } from './lock.ts'
import type { Application, PublishState } from './machine.ts'
import type { Talking } from './talking.ts'

/** What a publisher works with: three objects that keep, talk and lock, the customer, and the time. */
export interface PublisherOptions<Request> {
  keeping: Keeping
  talking: Talking<Request>
  /** Whether the customer has confirmed what this costs. Nothing else is sent. */
  isConfirmed(request: Request, cost: ConfirmedCost | null, application: Application): boolean
  /** One application at a time in all tabs of this browser. */
  locking: TabLock
  clock: Pick<Clock, 'elapsed'>
  /** ms since 1970 by the server's clock, for display. */
  now(): number
  newSerial(): string
  userId(): string | null
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

/**
 * How a send ended. `stale`: a loan was finished after the terms were loaded; `elsewhere`: another tab is sending; `unconfirmed`: the
 * customer has not confirmed what this application costs.
 */
export type SendResult = 'settled' | 'stale' | 'elsewhere' | 'ignored' | 'unconfirmed'

/** Publishes loans of one product, each application once. `Cost`: null where some of its requests lend nothing. */
export interface Publisher<Request, Cost extends ConfirmedCost | null = ConfirmedCost> {
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
  /**
   * Sends the application, with what the customer has confirmed of its costs. Calls before the first has ended are ignored.
   */
  send(request: Request, lastClosed: string | null, cost: Cost): Promise<SendResult>
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
