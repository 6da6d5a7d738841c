/**
 * Drives the publish machine: one owner of sending, of the stored record and of the questions that settle an
 * unknown outcome. It knows no page; pages subscribe and say what the customer did.
 */
import { poll, type Clock } from '@koo/steps'
import { RECONCILE_MAX_POLLS, reconcilePause } from '../constants.ts'
import type { TabLock } from './lock.ts'
import {
  IDLE,
  isOpen,
  step,
  type Intention,
  type MadeLoan,
  type PublishEvent,
  type PublishState,
} from './machine.ts'
import { clear, close, keep, lastClosedAt, restore, type Store } from './record.ts'

/** What a publish attempt said. `lost` is everything that is not an answer of the lender. */
export type PublishAnswer =
  | { type: 'accepted'; loan: MadeLoan }
  | { type: 'refused'; code: number; message: string }
  | { type: 'sessionEnded' }
  | { type: 'lost' }

/** What the server knows of a serial number; null means that it does not know yet. */
export type StatusAnswer = { type: 'found'; loan: MadeLoan } | { type: 'notFound' } | null

export interface PublishPorts<Request> {
  store: Store
  lock: TabLock
  clock: Clock
  newSerial(): string
  userId(): string | null
  /** Sends the loan once. Never rejects. */
  publish(serial: string, request: Request): Promise<PublishAnswer>
  /** Asks what became of a serial. May reject; a failure is a question without an answer. */
  status(serial: string, signal: AbortSignal): Promise<StatusAnswer>
  /** Does this failure of `status` mean that the customer has to sign in first? */
  needsLogin(error: unknown): boolean
}

export interface PublishSnapshot {
  state: PublishState
  /** A tap was taken and its consequence is not known yet. */
  busy: boolean
  /** The outcome is being asked for right now; false with state `unknown` means: refresh by hand. */
  asking: boolean
}

/** How a tap ended. `stale`: a loan was finished after the terms were read; `elsewhere`: another tab is sending. */
export type SendResult = 'settled' | 'stale' | 'elsewhere' | 'ignored'

export interface Publisher<Request> {
  snapshot(): PublishSnapshot
  subscribe(listener: () => void): () => void
  /** Reads what earlier visits and other tabs left, and starts to settle what is open. */
  resume(): PublishState
  /** Makes, or takes up again, the intention for these terms; stored before this returns. */
  prepare(terms: string): void
  /** Sends it. Any number of calls before the first has ended send one request. `readAt`: when the terms were read. */
  send(request: Request, readAt: number): Promise<SendResult>
  /** Asks again what became of an unknown outcome. */
  refresh(): void
  /** After `absent`: offer the same intention, with the same serial, once more. */
  again(): void
  /** Lets go of a refused, absent or unsent intention. */
  dismiss(): void
  /** The customer has seen the result of this loan: the journey is over. Answers whether it was the open one. */
  shown(listingId: string): boolean
  /** Stops asking; for the end of a page or a test. */
  stop(): void
}

export function createPublisher<Request>(ports: PublishPorts<Request>): Publisher<Request> {
  const { store, lock, clock, newSerial, userId, publish, status, needsLogin } = ports
  const listeners = new Set<() => void>()
  let current: PublishSnapshot = { state: IDLE, busy: false, asking: false }
  let questions: AbortController | null = null

  const set = (change: Partial<PublishSnapshot>) => {
    current = { ...current, ...change }
    for (const listener of listeners) listener()
  }

  /** One step of the machine; what it means is on disk before anybody hears of it. */
  const dispatch = (event: PublishEvent) => {
    const before = current.state
    const state = step(before, event)
    if (state === before) return
    if (event.type === 'shown' && before.name === 'accepted') close(store, before.intention, clock.now())
    else if (state.name === 'idle' && before.name !== 'idle') clear(store, before.intention)
    else keep(store, state)
    set({ state })
  }

  const adopt = (stored: PublishState) => {
    if (isOpen(stored)) dispatch({ type: 'restored', state: stored })
  }

  const settle = async () => {
    if (questions || current.state.name !== 'unknown') return
    const mine = new AbortController()
    questions = mine
    set({ asking: true })
    const { serial } = current.state.intention
    await poll({
      ask: async (signal) => {
        const askedAt = clock.now()
        const answer = await status(serial, signal)
        if (!signal.aborted && answer) {
          dispatch(answer.type === 'found' ? answer : { type: 'notFound', askedAt })
        }
      },
      done: () => current.state.name !== 'unknown',
      gaveUp: needsLogin,
      pause: reconcilePause,
      max: RECONCILE_MAX_POLLS,
      clock,
      signal: mine.signal,
    })
    if (questions !== mine) return
    questions = null
    set({ asking: false })
  }

  const stop = () => {
    questions?.abort()
    questions = null
    if (current.asking) set({ asking: false })
  }

  /** Inside the lock: nobody else on this device is sending for this customer. */
  const sendLocked = async (request: Request, readAt: number, intention: Intention): Promise<SendResult> => {
    const stored = restore(store, intention.userId, clock.now())
    if (isOpen(stored)) {
      adopt(stored)
      void settle()
      return 'elsewhere'
    }
    const closedAt = lastClosedAt(store, intention.userId)
    if (closedAt !== null && closedAt >= readAt) return 'stale'
    // The lock took its time: only an intention that is still waiting is sent.
    if (current.state.name !== 'ready') return 'ignored'
    dispatch({ type: 'send', at: clock.now() })
    dispatch(await publish(intention.serial, request))
    void settle()
    return 'settled'
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    resume() {
      const user = userId()
      if (current.busy || !user) return current.state
      const { state } = current
      // A customer who signed in as somebody else must not see the first one's loan.
      if (state.name !== 'idle' && state.intention.userId !== user) {
        stop()
        set({ state: IDLE })
      }
      const stored = restore(store, user, clock.now())
      if (stored.name === 'ready' && current.state.name === 'idle')
        dispatch({ type: 'restored', state: stored })
      adopt(stored)
      void settle()
      return current.state
    },

    prepare(terms) {
      const user = userId()
      if (!user) return
      // Another tab may have sent since this one last looked: what it wrote down must not be written over.
      adopt(restore(store, user, clock.now()))
      void settle()
      const { state } = current
      if (state.name === 'ready' && state.intention.terms === terms && state.intention.userId === user) return
      dispatch({
        type: 'begin',
        intention: { serial: newSerial(), userId: user, terms, at: clock.now(), sentAt: null },
      })
    },

    async send(request, readAt) {
      const { state } = current
      // Set before anything is awaited: a second tap in the same task finds it.
      if (current.busy || state.name !== 'ready') return 'ignored'
      set({ busy: true })
      try {
        let result: SendResult = 'elsewhere'
        const held = await lock(state.intention.userId, async () => {
          result = await sendLocked(request, readAt, state.intention)
        })
        // The other tab has written down what it is sending: settle that one, whatever it was for.
        if (!held) {
          adopt(restore(store, state.intention.userId, clock.now()))
          void settle()
        }
        return result
      } finally {
        set({ busy: false })
      }
    },

    refresh() {
      stop()
      void settle()
    },
    again: () => dispatch({ type: 'again' }),
    dismiss: () => dispatch({ type: 'dismiss' }),
    shown(listingId) {
      if (current.state.name !== 'accepted' || current.state.loan.listingId !== listingId) return false
      dispatch({ type: 'shown' })
      return true
    },
    stop,
  }
}
