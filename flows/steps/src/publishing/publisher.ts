/**
 * Drives the publish machine: the one owner of sending, of the stored record and of the requests that reconcile an
 * unknown outcome. It knows no page; pages follow its store and report what the customer did.
 */
import type { SafeStorage } from '@koo/flow'
import { poll, type Clock } from '@koo/page'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { RECONCILE_MAX_POLLS, reconcilePause } from '../constants.ts'
import { isSameLoan, type SomeLoanIds } from './loanIds.ts'
import type { TabLock } from './lock.ts'
import {
  IDLE,
  isOpen,
  transition,
  type Application,
  type PublishEvent,
  type PublishState,
} from './machine.ts'
import { publishRecord } from './record.ts'
import type { PublishReply, SerialStatus } from './reply.ts'

/** What a publisher needs from outside: time, randomness and storage are handed in. */
export interface PublisherOptions<Request> {
  /** Survives the tab; shared by all tabs of this browser. */
  store: SafeStorage
  /** Where in `store` the record is kept. */
  recordKey: string
  lock: TabLock
  clock: Clock
  newSerial(): string
  userId(): string | null
  /** Sends the application once. Never rejects. */
  publish(serial: string, request: Request): Promise<PublishReply>
  /** Requests what became of a serial. May reject: then nothing is known yet. */
  reconcile(serial: string, signal: AbortSignal): Promise<SerialStatus>
  /** Whether this failure of `reconcile` means that the customer has to sign in first. */
  isSessionEnd(error: unknown): boolean
}

export interface PublisherState {
  state: PublishState
  /** A tap was taken and its consequence is not known yet. */
  isPending: boolean
  /** The outcome is being requested; false with state `unknown` means: refresh by hand. */
  isReconciling: boolean
}

/** How a tap ended. `stale`: a loan was finished after the terms were read; `elsewhere`: another tab is sending. */
export type SendResult = 'settled' | 'stale' | 'elsewhere' | 'ignored'

/** Publishes loans of one product, each application once. */
export interface Publisher<Request> {
  /** Observable state, for `usePublisherState`. */
  readonly store: Pick<StoreApi<PublisherState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Reads what earlier visits and other tabs left, and starts to reconcile what is open. */
  resume(): PublishState
  /** Makes the application for these terms, or takes it up again; stored before this returns. */
  prepare(terms: string): void
  /** Sends it. Any number of calls before the first has ended send one request. `readAt`: when the terms were read. */
  send(request: Request, readAt: number): Promise<SendResult>
  /** Requests again what became of an unknown outcome. */
  refresh(): void
  /** After `notFound`: offers the same application, with the same serial, once more. */
  retry(): void
  /** Drops a refused, not found or unsent application. */
  dismiss(): void
  /** The customer has seen the result of this loan: its application ends. Returns whether it was the open one. */
  resultShown(loan: SomeLoanIds): boolean
  /** Stops reconciling; for the end of a page or a test. */
  stop(): void
}

/** Makes a publisher. Pages do not call this: they use the one of their product, by `usePublisher`. */
export function createPublisher<Request>(options: PublisherOptions<Request>): Publisher<Request> {
  const { lock, clock, newSerial, userId, publish, reconcile, isSessionEnd } = options
  const record = publishRecord(options.store, options.recordKey)
  const store = createStore<PublisherState>(() => ({ state: IDLE, isPending: false, isReconciling: false }))
  const { getState, setState } = store
  let polling: AbortController | null = null

  /** One transition of the machine; what it means is on disk before anybody is told. */
  const dispatch = (event: PublishEvent) => {
    const before = getState().state
    const state = transition(before, event)
    if (state === before) return
    if (event.type === 'resultShown' && before.name === 'accepted')
      record.close(before.application, clock.now())
    else if (state.name === 'idle' && before.name !== 'idle') record.remove(before.application)
    else record.save(state)
    setState({ state })
  }

  const restoreOpen = (stored: PublishState) => {
    if (isOpen(stored)) dispatch({ type: 'restored', state: stored })
  }

  const startReconciling = async () => {
    const { state } = getState()
    if (polling || state.name !== 'unknown') return
    const controller = new AbortController()
    polling = controller
    setState({ isReconciling: true })
    const { serial } = state.application
    await poll({
      ask: async (signal) => {
        const requestedAt = clock.now()
        const status = await reconcile(serial, signal)
        if (!signal.aborted && status) {
          dispatch(status.type === 'found' ? status : { type: 'notFound', requestedAt })
        }
      },
      done: () => getState().state.name !== 'unknown',
      gaveUp: isSessionEnd,
      pause: reconcilePause,
      max: RECONCILE_MAX_POLLS,
      clock,
      signal: controller.signal,
    })
    if (polling !== controller) return
    polling = null
    setState({ isReconciling: false })
  }

  const stop = () => {
    polling?.abort()
    polling = null
    if (getState().isReconciling) setState({ isReconciling: false })
  }

  /** Runs inside the lock: no other tab of this device is sending for this customer. */
  const sendLocked = async (
    request: Request,
    readAt: number,
    { serial, userId: user }: Application,
  ): Promise<SendResult> => {
    const stored = record.restore(user, clock.now())
    if (isOpen(stored)) {
      restoreOpen(stored)
      void startReconciling()
      return 'elsewhere'
    }
    const closedAt = record.lastClosedAt(user)
    if (closedAt !== null && closedAt >= readAt) return 'stale'
    // The state may have changed while the lock was waited for: only a prepared application is sent.
    if (getState().state.name !== 'ready') return 'ignored'
    dispatch({ type: 'send', at: clock.now() })
    dispatch(await publish(serial, request))
    void startReconciling()
    return 'settled'
  }

  return {
    store,

    resume() {
      const user = userId()
      const { state, isPending } = getState()
      if (isPending || !user) return state
      // A customer who signed in as somebody else must not see the first one's loan.
      if (state.name !== 'idle' && state.application.userId !== user) {
        stop()
        setState({ state: IDLE })
      }
      const stored = record.restore(user, clock.now())
      if (stored.name === 'ready' && getState().state.name === 'idle')
        dispatch({ type: 'restored', state: stored })
      restoreOpen(stored)
      void startReconciling()
      return getState().state
    },

    prepare(terms) {
      const user = userId()
      if (!user) return
      // Another tab may have sent since this one last looked: its record must not be replaced.
      restoreOpen(record.restore(user, clock.now()))
      void startReconciling()
      const { state } = getState()
      if (state.name === 'ready' && state.application.terms === terms && state.application.userId === user)
        return
      dispatch({
        type: 'prepare',
        application: { serial: newSerial(), userId: user, terms, at: clock.now(), sentAt: null },
      })
    },

    async send(request, readAt) {
      const { state, isPending } = getState()
      // Set before anything is awaited: a second tap in the same task finds it.
      if (isPending || state.name !== 'ready') return 'ignored'
      setState({ isPending: true })
      try {
        let result: SendResult = 'elsewhere'
        const held = await lock(state.application.userId, async () => {
          result = await sendLocked(request, readAt, state.application)
        })
        // The other tab has stored what it is sending: that is reconciled first, whatever it was for.
        if (!held) {
          restoreOpen(record.restore(state.application.userId, clock.now()))
          void startReconciling()
        }
        return result
      } finally {
        setState({ isPending: false })
      }
    },

    refresh() {
      stop()
      void startReconciling()
    },
    retry: () => dispatch({ type: 'retry' }),
    dismiss: () => dispatch({ type: 'dismiss' }),
    resultShown(loan) {
      const { state } = getState()
      if (state.name !== 'accepted' || !isSameLoan(state.loan, loan)) return false
      dispatch({ type: 'resultShown' })
      return true
    },
    stop,
  }
}
