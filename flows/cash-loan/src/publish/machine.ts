/**
 * The life of one intention to borrow, as a pure machine.
 *
 * Why so strict: a reply that got lost says nothing about the loan (security 1.1). The server drops repeats of a
 * serial number, but only if the client keeps the number, and "not found" means something only once no earlier
 * request can still arrive.
 *
 * ```text
 * idle -begin-> ready -send-> sending -accepted-> accepted -shown-> idle
 *                 ^              |-refused-> refused -dismiss-> idle
 *                 |              |-sessionEnded-> ready
 *                 |              '-lost-> unknown -found-> accepted
 *                 |                         '-notFound (trusted)-> absent -again-> ready
 *                 '-- restored (from storage): ready | unknown | accepted
 * ```
 */
import { NOT_FOUND_TRUSTED_AFTER_MS } from '../constants.ts'

/** What is written to durable storage before anything is sent. No figure, no card, no person. */
export interface Intention {
  /** Idempotency key of publishing: one UUID per intention. */
  serial: string
  /** Whose intention it is; another customer on this device never sees it. */
  userId: string
  /** Which terms it stands for; other terms are another intention. */
  terms: string
  /** When it was begun, ms since 1970. */
  at: number
  /** When it was last handed to the network, ms since 1970; null before the first attempt. */
  sentAt: number | null
}

/** Ids of a loan that the server has made. */
export interface MadeLoan {
  listingId: string
  loanId: string
}

export type PublishState =
  | { name: 'idle' }
  | { name: 'ready'; intention: Intention }
  | { name: 'sending'; intention: Intention }
  | { name: 'unknown'; intention: Intention }
  | { name: 'accepted'; intention: Intention; loan: MadeLoan }
  | { name: 'refused'; intention: Intention; code: number; message: string }
  | { name: 'absent'; intention: Intention }

export type PublishEvent =
  | { type: 'begin'; intention: Intention }
  | { type: 'restored'; state: PublishState }
  | { type: 'send'; at: number }
  | { type: 'accepted'; loan: MadeLoan }
  | { type: 'refused'; code: number; message: string }
  | { type: 'sessionEnded' }
  | { type: 'lost' }
  | { type: 'found'; loan: MadeLoan }
  /** The server does not know the serial; `askedAt` is when the question was sent. */
  | { type: 'notFound'; askedAt: number }
  | { type: 'again' }
  | { type: 'dismiss' }
  | { type: 'shown' }

type Named<N extends PublishState['name']> = Extract<PublishState, { name: N }>
type Typed<T extends PublishEvent['type']> = Extract<PublishEvent, { type: T }>
type Table = {
  [N in PublishState['name']]: {
    [T in PublishEvent['type']]?: (state: Named<N>, event: Typed<T>) => PublishState
  }
}

export const IDLE: PublishState = { name: 'idle' }

const accept = (state: { intention: Intention }, event: { loan: MadeLoan }): PublishState => ({
  name: 'accepted',
  intention: state.intention,
  loan: event.loan,
})

/** Every allowed step. A pair that is missing leaves the state as it is. */
export const TRANSITIONS: Table = {
  idle: {
    begin: (_, event) => ({ name: 'ready', intention: event.intention }),
    restored: (_, event) => event.state,
  },
  ready: {
    begin: (_, event) => ({ name: 'ready', intention: event.intention }),
    // Another tab may have gone further with what both share.
    restored: (_, event) => event.state,
    send: (state, event) => ({ name: 'sending', intention: { ...state.intention, sentAt: event.at } }),
    dismiss: () => IDLE,
  },
  sending: {
    accepted: accept,
    refused: (state, event) => ({
      name: 'refused',
      intention: state.intention,
      code: event.code,
      message: event.message,
    }),
    sessionEnded: (state) => ({ name: 'ready', intention: state.intention }),
    lost: (state) => ({ name: 'unknown', intention: state.intention }),
  },
  unknown: {
    found: accept,
    notFound: (state, event) =>
      isTrusted(state.intention, event.askedAt) ? { name: 'absent', intention: state.intention } : state,
    restored: (state, event) => (event.state.name === 'accepted' ? event.state : state),
  },
  accepted: {
    shown: () => IDLE,
  },
  refused: {
    dismiss: () => IDLE,
    begin: (_, event) => ({ name: 'ready', intention: event.intention }),
  },
  absent: {
    // The same number on purpose: should the first request turn up after all, the server drops the second.
    again: (state) => ({ name: 'ready', intention: state.intention }),
    dismiss: () => IDLE,
    found: accept,
  },
}

/** The state after `event`; the very same object when the event means nothing in this state. */
export function step(state: PublishState, event: PublishEvent): PublishState {
  const row = TRANSITIONS[state.name] as Partial<
    Record<PublishEvent['type'], (state: PublishState, event: PublishEvent) => PublishState>
  >
  return row[event.type]?.(state, event) ?? state
}

/** "Not found" counts only when it was asked after the last moment at which a sent request may still be carried out. */
export function isTrusted(intention: Intention, askedAt: number): boolean {
  return intention.sentAt === null || askedAt - intention.sentAt > NOT_FOUND_TRUSTED_AFTER_MS
}

/** Must this be settled before anything else is offered to the customer? */
export function isOpen(state: PublishState): boolean {
  return (
    state.name === 'sending' ||
    state.name === 'unknown' ||
    state.name === 'accepted' ||
    state.name === 'absent'
  )
}
