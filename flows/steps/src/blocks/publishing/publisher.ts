/** Runs the publish machine. It alone sends applications, writes the record and reconciles. Pages subscribe to its store. */
import type { ConfirmedCost } from '../cost/confirmed.ts'
import { createEnding } from './ending.ts'
import { createOpening } from './opening.ts'
import type { Publisher, PublisherOptions } from './publisherTypes.ts'
import { isOpen } from './machine.ts'
import { createPublisherStore } from './publisherStore.ts'
import { createReconciling } from './reconciling.ts'
import { createSending } from './sending.ts'

/** Makes a publisher. Pages do not call this: they get the publisher of their product by `usePublisher`. */
export function createPublisher<Request>(
  options: PublisherOptions<Request>,
): Publisher<Request, ConfirmedCost | null> {
  const { keeping, talking, clock, userId } = options
  const store = createPublisherStore(keeping)
  const reconciling = createReconciling(store, talking, clock)
  const opening = createOpening(options, store, reconciling)
  const { getState, dispatch } = store

  return {
    store: store.api,
    ...createSending(options, store, opening, reconciling),
    ...createEnding(options, store, reconciling),
    stop: reconciling.stop,

    resume() {
      const user = userId()
      const { state, isPending } = getState()
      if (isPending || !user) return state
      // Another customer who signs in must not see the loan of the first.
      const isOther = state.name !== 'idle' && state.application.userId !== user
      // Its result was seen in another tab, or on the result page that products with the same record share.
      const isSeen = state.name === 'accepted' && keeping.lastClosed(user) === state.application.serial
      if (isOther || isSeen) {
        reconciling.stop()
        store.leave()
      }
      const stored = keeping.restore(user)
      if (stored.name === 'ready' && getState().state.name === 'idle')
        dispatch({ type: 'restored', state: stored })
      opening.restore(user)
      void opening.checkEntry(user)
      return getState().state
    },

    async lookForOpen() {
      const user = userId()
      if (!user) return 'unreachable'
      if (isOpen(getState().state)) return 'open'
      const found = await opening.check(user)
      return typeof found === 'object' ? 'none' : found
    },

    lastClosed() {
      const user = userId()
      return user ? keeping.lastClosed(user) : null
    },

    refresh() {
      reconciling.stop()
      reconciling.start()
    },
  }
}
