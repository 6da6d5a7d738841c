/**
 * The states of one application for a loan, as a pure machine.
 *
 * A reply that got lost says nothing about the loan (security 1.1). The server drops repeats of a serial number, but
 * only if the client keeps the number, and "not found" means something only once no earlier request can still arrive.
 *
 * ```text
 * idle -prepare-> ready -send-> sending -accepted-> accepted -resultShown-> idle
 *                   ^             |-refused-> refused -dismiss-> idle
 *                   |             |-sessionEnded-> ready
 *                   |             '-replyLost-> unknown -found-> accepted
 *                   |                             '-notFound (trusted)-> notFound -retry-> ready
 *                   '-- restored (from storage): ready | unknown | accepted
 * ```
 */
import { NOT_FOUND_TRUSTED_AFTER_MS } from '../constants.ts'
import type { LoanIds } from './loanIds.ts'

/** What is written to durable storage before anything is sent. No figure, no card, no person. */
export interface Application {
  /** Idempotency key of publishing: one UUID per application. */
  serial: string
  /** Who applies; another customer on this device never sees it. */
  userId: string
  /** Names the terms applied for; other terms are another application. */
  terms: string
  /** When it was prepared, ms since 1970. */
  at: number
  /** When it was last sent, ms since 1970; null before the first attempt. */
  sentAt: number | null
}

export type PublishState =
  | { name: 'idle' }
  | { name: 'ready'; application: Application }
  | { name: 'sending'; application: Application }
  | { name: 'unknown'; application: Application }
  | { name: 'accepted'; application: Application; loan: LoanIds }
  | { name: 'refused'; application: Application; code: number; message: string }
  | { name: 'notFound'; application: Application }

export type PublishEvent =
  | { type: 'prepare'; application: Application }
  | { type: 'restored'; state: PublishState }
  | { type: 'send'; at: number }
  | { type: 'accepted'; loan: LoanIds }
  | { type: 'refused'; code: number; message: string }
  | { type: 'sessionEnded' }
  | { type: 'replyLost' }
  | { type: 'found'; loan: LoanIds }
  /** The server does not know the serial; `requestedAt` is when the request was made. */
  | { type: 'notFound'; requestedAt: number }
  | { type: 'retry' }
  | { type: 'dismiss' }
  | { type: 'resultShown' }

type StateNamed<N extends PublishState['name']> = Extract<PublishState, { name: N }>
type EventTyped<T extends PublishEvent['type']> = Extract<PublishEvent, { type: T }>
type Table = {
  [N in PublishState['name']]: {
    [T in PublishEvent['type']]?: (state: StateNamed<N>, event: EventTyped<T>) => PublishState
  }
}

/** Nothing is prepared and nothing is open. */
export const IDLE: PublishState = { name: 'idle' }

const accept = (state: { application: Application }, event: { loan: LoanIds }): PublishState => ({
  name: 'accepted',
  application: state.application,
  loan: event.loan,
})

/** Every allowed transition. A pair that is missing leaves the state as it is. */
export const TRANSITIONS: Table = {
  idle: {
    prepare: (_, event) => ({ name: 'ready', application: event.application }),
    restored: (_, event) => event.state,
  },
  ready: {
    prepare: (_, event) => ({ name: 'ready', application: event.application }),
    // Another tab may have sent the application that both restored.
    restored: (_, event) => event.state,
    send: (state, event) => ({ name: 'sending', application: { ...state.application, sentAt: event.at } }),
    dismiss: () => IDLE,
  },
  sending: {
    accepted: accept,
    refused: (state, event) => ({
      name: 'refused',
      application: state.application,
      code: event.code,
      message: event.message,
    }),
    sessionEnded: (state) => ({ name: 'ready', application: state.application }),
    replyLost: (state) => ({ name: 'unknown', application: state.application }),
  },
  unknown: {
    found: accept,
    notFound: (state, event) =>
      isNotFoundTrusted(state.application, event.requestedAt)
        ? { name: 'notFound', application: state.application }
        : state,
    restored: (state, event) => (event.state.name === 'accepted' ? event.state : state),
  },
  accepted: {
    resultShown: () => IDLE,
  },
  refused: {
    dismiss: () => IDLE,
    prepare: (_, event) => ({ name: 'ready', application: event.application }),
  },
  notFound: {
    // The same serial on purpose: should the first request arrive after all, the server drops the second.
    retry: (state) => ({ name: 'ready', application: state.application }),
    dismiss: () => IDLE,
    found: accept,
  },
}

/** The state after `event`; the very same object when the event means nothing in this state. */
export function transition(state: PublishState, event: PublishEvent): PublishState {
  const row = TRANSITIONS[state.name] as Partial<
    Record<PublishEvent['type'], (state: PublishState, event: PublishEvent) => PublishState>
  >
  return row[event.type]?.(state, event) ?? state
}

/** Whether "not found" counts: only when requested after the last moment at which a sent request may be carried out. */
export function isNotFoundTrusted(application: Application, requestedAt: number): boolean {
  return application.sentAt === null || requestedAt - application.sentAt > NOT_FOUND_TRUSTED_AFTER_MS
}

/** Whether this must be settled before anything else is offered to the customer. */
export function isOpen(state: PublishState): boolean {
  return (
    state.name === 'sending' ||
    state.name === 'unknown' ||
    state.name === 'accepted' ||
    state.name === 'notFound'
  )
}
