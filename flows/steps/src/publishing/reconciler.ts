import { poll } from '@koo/page'
import type { StoreApi } from 'zustand/vanilla'
import { RECONCILE_MAX_POLLS, reconcilePause } from '../constants.ts'
import type { PublishEvent, PublishState } from './machine.ts'
import type { PublisherOptions, PublisherState } from './publisherTypes.ts'

type Options = Pick<PublisherOptions<never>, 'reconcile' | 'isSessionEnd' | 'clock'>

/** Whether the outcome is still open: a request that was not found may arrive late. */
const isAwaited = (state: PublishState): state is Extract<PublishState, { since: number }> =>
  state.name === 'unknown' || state.name === 'notFound'

/** Reconciles an application whose outcome is unknown: one round of a limited number of requests at a time. */
export function createReconciler(
  { reconcile, isSessionEnd, clock }: Options,
  { getState, setState }: StoreApi<PublisherState>,
  dispatch: (event: PublishEvent) => void,
) {
  let polling: AbortController | null = null

  const startReconciling = async () => {
    const { state } = getState()
    if (polling || !isAwaited(state)) return
    const controller = new AbortController()
    polling = controller
    setState({ isReconciling: true })
    const { serial } = state.application
    await poll({
      request: async (signal) => {
        const requestedAt = clock.elapsed()
        const status = await reconcile(serial, signal)
        if (!signal.aborted && status)
          dispatch(status.type === 'notFound' ? { type: 'notFound', requestedAt } : status)
      },
      done: () => !isAwaited(getState().state),
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

  return { startReconciling, stop }
}
