import type { Clock } from '@koo/page/time'
import type { PublishState } from './machine.ts'
import type { PublisherStore } from './publisherStore.ts'
import type { Talking } from './talking.ts'

/** Rounds of questions about an unknown outcome, one at a time. */
export interface Reconciling {
  /** Starts a round, if the outcome is open and none is running. */
  start(): void
  /** Ends the round that is running. */
  stop(): void
  /** The accepted loan is not known after all: its outcome is open again. */
  doubt(): void
}

/** Whether the outcome is still open: a request that was not found may arrive late. */
const isAwaited = (state: PublishState): state is Extract<PublishState, { since: number }> =>
  state.name === 'unknown' || state.name === 'notFound'

/** Reconciles the application of `store`, whose outcome is unknown. */
export function createReconciling(
  { getState, set, dispatch }: PublisherStore,
  talking: Pick<Talking<never>, 'ask'>,
  clock: Pick<Clock, 'elapsed'>,
): Reconciling {
  let running: AbortController | null = null

  const round = async (serial: string) => {
    const controller = new AbortController()
    running = controller
    set({ isReconciling: true })
    await talking.ask({
      serial,
      onStatus: (status, requestedAt) =>
        dispatch(status.type === 'notFound' ? { type: 'notFound', requestedAt } : status),
      isDecided: () => !isAwaited(getState().state),
      signal: controller.signal,
    })
    if (running !== controller) return
    running = null
    set({ isReconciling: false })
  }
  const start = () => {
    const { state } = getState()
    if (!running && isAwaited(state)) void round(state.application.serial)
  }

  return {
    start,
    stop() {
      running?.abort()
      running = null
      if (getState().isReconciling) set({ isReconciling: false })
    },
    doubt() {
      dispatch({ type: 'doubted', since: clock.elapsed() })
      start()
    },
  }
}
