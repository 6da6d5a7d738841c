/** Runs the publish machine. It alone sends applications, writes the record and reconciles. Pages subscribe to its store. */
import { createStore } from 'zustand/vanilla'
import { isSameLoan } from './loanIds.ts'
import {
  IDLE,
  isOpen,
  transition,
  type Application,
  type PublishEvent,
  type PublishState,
} from './machine.ts'
import type {
  Preparation,
  Publisher,
  PublisherOptions,
  PublisherState,
  SendResult,
} from './publisherTypes.ts'
import { publishRecord } from './record.ts'
import { createReconciler } from './reconciler.ts'
import { createServerCheck } from './serverCheck.ts'

/** Makes a publisher. Pages do not call this: they get the publisher of their product by `usePublisher`. */
export function createPublisher<Request>(options: PublisherOptions<Request>): Publisher<Request> {
  const { lock, clock, now, newSerial, userId, publish, reconcile, findOpen } = options
  const record = publishRecord(options.store, options.entry, options.recordKey)
  const store = createStore<PublisherState>(() => ({
    state: IDLE,
    isPending: false,
    isReconciling: false,
    entry: 'open',
  }))
  const { getState, setState } = store
  /** Serial number of a loan that the server did not know. */
  let doubted: string | null = null
  /** The preparation that is running. */
  let preparing: Promise<unknown> | null = null

  /** One transition of the machine. The record is stored before the state is published. */
  const dispatch = (event: PublishEvent) => {
    const before = getState().state
    const state = settledElsewhere(transition(before, event), before)
    if (state === before) return
    if (event.type === 'resultShown' && before.name === 'accepted') {
      record.close(before.application, before.loan)
      // It may be lost: `prepare` sends it again before the next application.
      findOpen?.(before.application.serial).catch(() => undefined)
    } else if (state.name === 'idle' && before.name !== 'idle') record.remove(before.application)
    else record.save(state)
    setState({ state })
  }

  /** With the loan of the tab that settled this application first, also when its result was seen: all tabs show the same one. */
  const settledElsewhere = (state: PublishState, before: PublishState): PublishState => {
    const isOutcome = state.name === 'accepted' || state.name === 'unknown'
    if (!isOutcome || before.name === 'accepted') return state
    const { application } = state
    const loan = record.settledLoan(application)
    return loan ? { name: 'accepted', application, loan } : state
  }

  const { startReconciling, stop } = createReconciler(options, store, dispatch)
  const { check, checkEntry } = createServerCheck(options, store, record, dispatch)

  /** Whether the stored application is the one that is ready here, and no other tab has sent it since. */
  const isPreparedHere = (stored: PublishState) => {
    const { state } = getState()
    return (
      state.name === 'ready' &&
      stored.name === 'unknown' &&
      stored.application.serial === state.application.serial &&
      stored.application.sentAt === state.application.sentAt
    )
  }

  /** Restores the open application of the record; returns whether there is one. */
  const restoreOpen = (user: string): boolean => {
    const stored = record.restore(user, clock)
    const hasOpen = isOpen(stored) && !isPreparedHere(stored)
    if (hasOpen) dispatch({ type: 'restored', state: stored })
    void startReconciling()
    return hasOpen
  }

  const prepare = async (
    terms: string,
    { serial: given, kind = null }: Preparation,
  ): Promise<'ready' | 'open' | 'unreachable'> => {
    const user = userId()
    if (!user) {
      // Only a reply of the server leads to signing in.
      await findOpen?.(null).catch(() => undefined)
      return 'unreachable'
    }
    // Another tab may have sent an application meanwhile: its record must not be replaced.
    restoreOpen(user)
    const { state } = getState()
    if (isOpen(state)) return 'open'
    const isUnsent =
      state.name === 'ready' && state.application.userId === user && state.application.sentAt === null
    if (isUnsent && state.application.terms === terms) return 'ready'
    // Also before one is sent again: meanwhile it, or another one, may have become a loan.
    const found = await check(user)
    if (found === 'unreachable' || found === 'open') return found
    // One that was sent keeps its number.
    const serial = given ?? found.serial ?? newSerial()
    const application = { serial, userId: user, terms, kind, at: now(), sentAt: null }
    dispatch({ type: 'prepare', application })
    return getState().state.name === 'ready' ? 'ready' : 'open'
  }

  /** Runs inside the lock: no other tab of this device is sending for this customer. */
  const sendLocked = async (
    request: Request,
    lastClosed: string | null,
    { serial, userId: user }: Application,
  ): Promise<SendResult> => {
    if (restoreOpen(user)) return 'elsewhere'
    const closed = record.lastClosed(user)
    if (closed !== null && closed !== lastClosed) return 'stale'
    // The state may have changed while waiting for the lock: only a prepared application is sent.
    if (getState().state.name !== 'ready') return 'ignored'
    dispatch({ type: 'send', at: now(), since: clock.elapsed() })
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
      // Another customer who signs in must not see the loan of the first.
      const isOther = state.name !== 'idle' && state.application.userId !== user
      // Its result was seen in another tab, or on the result page that products with the same record share.
      const isSeen = state.name === 'accepted' && record.lastClosed(user) === state.application.serial
      if (isOther || isSeen) {
        stop()
        setState({ state: IDLE })
      }
      const stored = record.restore(user, clock)
      if (stored.name === 'ready' && getState().state.name === 'idle')
        dispatch({ type: 'restored', state: stored })
      restoreOpen(user)
      void checkEntry(user)
      return getState().state
    },

    async prepare(terms, preparation = {}) {
      while (preparing) await preparing
      const result = prepare(terms, preparation)
      preparing = result
      try {
        return await result
      } finally {
        preparing = null
      }
    },

    async lookForOpen() {
      const user = userId()
      if (!user) return 'unreachable'
      if (isOpen(getState().state)) return 'open'
      const found = await check(user)
      return typeof found === 'object' ? 'none' : found
    },

    lastClosed() {
      const user = userId()
      return user ? record.lastClosed(user) : null
    },

    async send(request, lastClosed) {
      const { state, isPending } = getState()
      // Set before the first await, so that a second tap in the same task is ignored.
      if (isPending || state.name !== 'ready') return 'ignored'
      setState({ isPending: true })
      try {
        let result: SendResult = 'elsewhere'
        const held = await lock(state.application.userId, async () => {
          result = await sendLocked(request, lastClosed, state.application)
        })
        // The other tab has stored its application: that one is reconciled first.
        if (!held) restoreOpen(state.application.userId)
        return result
      } finally {
        setState({ isPending: false })
      }
    },

    refresh() {
      stop()
      void startReconciling()
    },
    retry() {
      stop()
      dispatch({ type: 'retry' })
    },
    dismiss: () => dispatch({ type: 'dismiss' }),
    resultShown(loan) {
      const { state } = getState()
      if (state.name !== 'accepted') return false
      if (!isSameLoan(state.loan, loan) && loan.serialNumber !== state.application.serial) return false
      dispatch({ type: 'resultShown' })
      return true
    },
    doubt() {
      const { state } = getState()
      // Only once: a server that made the loan but never shows it would be asked for ever.
      if (state.name !== 'accepted' || doubted === state.application.serial) return
      doubted = state.application.serial
      dispatch({ type: 'doubted', since: clock.elapsed() })
      void startReconciling()
    },
    async leaveResult() {
      const { state } = getState()
      if (state.name !== 'accepted') return true
      const status = await reconcile(state.application.serial, new AbortController().signal).catch(() => null)
      if (status?.type === 'found') {
        dispatch({ type: 'resultShown' })
        return true
      }
      dispatch({ type: 'doubted', since: clock.elapsed() })
      void startReconciling()
      return false
    },
    stop,
  }
}
