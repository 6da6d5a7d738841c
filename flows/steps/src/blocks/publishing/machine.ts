/**
 * The states of one application for a loan, as a pure state machine.
 *
 * A lost reply says nothing about the loan (security 1.1). The server drops repeats of a serial number, so the client must
 * keep the number: once sent, it is kept until the server has decided.
 *
 * ```text
 * idle -prepare-> ready -send-> sending -accepted-> accepted -resultShown-> idle
 *                   ^             |-refused-> refused -dismiss-> idle
 *                   |             '-replyLost-> unknown -found-> accepted -doubted-> unknown
 *                   |                             |-closed-> closed -dismiss-> idle
 *                   |                             '-notFound (trusted)-> notFound -found-> accepted
 *                   |                                                      |-closed-> closed
 *                   |-------------------------retry------------------------'
 *                   '-- restored (from storage): ready | unknown | accepted
 * ```
 */
import { NOT_FOUND_TRUSTED_AFTER_MS } from '../../constants.ts'
import type { LoanIds } from './loanIds.ts'

/** An application as written to durable storage before it is sent. No amount, no card, no personal data. */
export interface Application {
  /** Idempotency key of publishing: one for each application. */
  serial: string
  /** The customer, with the subject where the product has one; others on this device never see it. */
  userId: string
  /** Key of the terms. Other terms are another application, unless this one was sent already. */
  terms: string
  /** Kind of loan, as its product and the server name it: which result page is shown. Null: not known, or there is one kind. */
  kind: string | null
  /** When it was prepared, ms since 1970. */
  at: number
  /** When it was last sent, ms since 1970, for display; null when no request can be on its way. */
  sentAt: number | null
}

/** A state in which a request may be on its way. `since`: when it was sent or restored, by `clock.elapsed()`. */
interface Awaited {
  application: Application
  since: number
}

export type PublishState =
  | { name: 'idle' }
  | { name: 'ready'; application: Application }
  /** `isRepeat`: an earlier request of this application may still arrive. */
  | ({ name: 'sending'; isRepeat: boolean } & Awaited)
  | ({ name: 'unknown' } & Awaited)
  | { name: 'accepted'; application: Application; loan: LoanIds }
  | { name: 'refused'; application: Application; code: number; message: string }
  /** The server has not received it so far, but still may. */
  | ({ name: 'notFound' } & Awaited)
  /** The server will not carry it out any more, even if it arrives. */
  | { name: 'closed'; application: Application }

export type PublishEvent =
  | { type: 'prepare'; application: Application }
  | { type: 'restored'; state: PublishState }
  /** `at`: ms since 1970; `since`: by `clock.elapsed()`. */
  | { type: 'send'; at: number; since: number }
  | { type: 'accepted'; loan: LoanIds }
  | { type: 'refused'; code: number; message: string }
  | { type: 'replyLost' }
  /** `kind`: what the server says it became, if it does. */
  | { type: 'found'; loan: LoanIds; kind?: string | null }
  /** The server does not know the serial; `requestedAt` is when the request was made, by `clock.elapsed()`. */
  | { type: 'notFound'; requestedAt: number }
  | { type: 'closed' }
  | { type: 'retry' }
  | { type: 'dismiss' }
  | { type: 'resultShown' }
  /** The server does not know the loan that a record or reply names. */
  | { type: 'doubted'; since: number }

type StateNamed<N extends PublishState['name']> = Extract<PublishState, { name: N }>
type EventTyped<T extends PublishEvent['type']> = Extract<PublishEvent, { type: T }>
type Table = {
  [N in PublishState['name']]: {
    [T in PublishEvent['type']]?: (state: StateNamed<N>, event: EventTyped<T>) => PublishState
  }
}

/** Nothing is prepared and nothing is open. */
export const IDLE: PublishState = { name: 'idle' }

const accept = (
  { application }: { application: Application },
  { loan, kind }: { loan: LoanIds; kind?: string | null },
): PublishState => ({
  name: 'accepted',
  application: { ...application, kind: kind ?? application.kind },
  loan,
})
const close = ({ application }: { application: Application }): PublishState => ({
  name: 'closed',
  application,
})
const prepare = (_: PublishState, { application }: EventTyped<'prepare'>): PublishState => ({
  name: 'ready',
  application,
})
const isSent = ({ application }: { application: Application }) => application.sentAt !== null

/** Every allowed transition. Other events leave the state as it is. */
export const TRANSITIONS: Table = {
  idle: {
    prepare,
    restored: (_, event) => event.state,
  },
  ready: {
    // A sent application keeps its serial number, also with other terms: two numbers could be two loans.
    prepare: (state, event) =>
      isSent(state)
        ? {
            name: 'ready',
            application: {
              ...state.application,
              terms: event.application.terms,
              kind: event.application.kind,
            },
          }
        : prepare(state, event),
    // Another tab may have sent the application that both restored.
    restored: (_, event) => event.state,
    send: (state, event) => ({
      name: 'sending',
      application: { ...state.application, sentAt: event.at },
      since: event.since,
      isRepeat: isSent(state),
    }),
    dismiss: (state) => (isSent(state) ? state : IDLE),
  },
  sending: {
    accepted: accept,
    // A refusal is about this request only. The outcome of an earlier one is still open.
    refused: ({ application, since, isRepeat }, { code, message }) =>
      isRepeat ? { name: 'unknown', application, since } : { name: 'refused', application, code, message },
    replyLost: ({ application, since }) => ({ name: 'unknown', application, since }),
  },
  unknown: {
    found: accept,
    notFound: (state, event) =>
      isNotFoundTrusted(state, event.requestedAt) ? { ...state, name: 'notFound' } : state,
    closed: close,
    restored: (state, event) => (event.state.name === 'accepted' ? event.state : state),
  },
  accepted: {
    resultShown: () => IDLE,
    doubted: ({ application }, { since }) => ({ name: 'unknown', application, since }),
  },
  refused: {
    dismiss: () => IDLE,
    prepare,
    restored: (_, event) => event.state,
  },
  notFound: {
    // The same serial on purpose: if the first request arrives after all, the server drops the second.
    retry: ({ application }) => ({ name: 'ready', application }),
    found: accept,
    closed: close,
    restored: (state, event) => (event.state.name === 'accepted' ? event.state : state),
  },
  closed: {
    dismiss: () => IDLE,
    prepare,
    restored: (_, event) => event.state,
  },
}

/** The state after `event`; the same object when the event has no effect in this state. */
export function transition(state: PublishState, event: PublishEvent): PublishState {
  const row = TRANSITIONS[state.name] as Partial<
    Record<PublishEvent['type'], (state: PublishState, event: PublishEvent) => PublishState>
  >
  return row[event.type]?.(state, event) ?? state
}

/**
 * Whether "not found" can be trusted: only when it was requested after a sent request can no longer arrive. The time is
 * `clock.elapsed()`, which nobody can set. For a restored application it starts at the restore, because that clock does not
 * know when it was sent.
 */
export function isNotFoundTrusted({ since }: { since: number }, requestedAt: number): boolean {
  return requestedAt - since > NOT_FOUND_TRUSTED_AFTER_MS
}

/** Whether the application must be settled before anything else is offered. */
export function isOpen(state: PublishState): boolean {
  return (
    state.name === 'sending' ||
    state.name === 'unknown' ||
    state.name === 'accepted' ||
    state.name === 'notFound'
  )
}
