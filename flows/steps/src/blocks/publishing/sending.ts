import type { ConfirmedCost } from '../cost/confirmed.ts'
import { isOpen, type Application } from './machine.ts'
import type { Opening } from './opening.ts'
import type { Preparation, Publisher, PublisherOptions, SendResult } from './publisherTypes.ts'
import type { PublisherStore } from './publisherStore.ts'
import type { Reconciling } from './reconciling.ts'

type Prepared = Awaited<ReturnType<Publisher<never>['prepare']>>

/** Prepares one application, and sends it once. */
export function createSending<Request>(
  options: PublisherOptions<Request>,
  { getState, set, dispatch }: PublisherStore,
  opening: Opening,
  reconciling: Reconciling,
): Pick<Publisher<Request, ConfirmedCost | null>, 'prepare' | 'send'> {
  const { keeping, talking, locking, clock, now, newSerial, userId, isConfirmed } = options
  /** The preparation that is running. */
  let preparing: Promise<unknown> | null = null

  const prepare = async (terms: string, { serial: given, kind = null }: Preparation): Promise<Prepared> => {
    const user = userId()
    if (!user) {
      // Only a reply of the server leads to signing in.
      await talking.check(() => null)
      return 'unreachable'
    }
    // Another tab may have sent an application meanwhile: its record must not be replaced.
    opening.restore(user)
    const { state } = getState()
    if (isOpen(state)) return 'open'
    const isUnsent =
      state.name === 'ready' && state.application.userId === user && state.application.sentAt === null
    if (isUnsent && state.application.terms === terms) return 'ready'
    // Also before one is sent again: meanwhile it, or another one, may have become a loan.
    const found = await opening.check(user)
    if (found === 'unreachable' || found === 'open') return found
    // One that was sent keeps its number.
    const serial = given ?? found.serial ?? newSerial()
    const application = { serial, userId: user, terms, kind, at: now(), sentAt: null }
    dispatch({ type: 'prepare', application })
    return getState().state.name === 'ready' ? 'ready' : 'open'
  }

  /** Runs alone: no other tab of this device is sending for this customer. */
  const sendAlone = async (
    request: Request,
    lastClosed: string | null,
    cost: ConfirmedCost | null,
    { serial, userId: user }: Application,
  ): Promise<SendResult> => {
    if (opening.restore(user)) return 'elsewhere'
    const closed = keeping.lastClosed(user)
    if (closed !== null && closed !== lastClosed) return 'stale'
    // The state may have changed while waiting for the lock: only a prepared application is sent.
    const { state } = getState()
    if (state.name !== 'ready') return 'ignored'
    if (!isConfirmed(request, cost, state.application)) return 'unconfirmed'
    dispatch({ type: 'send', at: now(), since: clock.elapsed() })
    dispatch(await talking.publish(serial, request, cost))
    reconciling.start()
    return 'settled'
  }

  return {
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
    async send(request, lastClosed, cost) {
      const { state, isPending } = getState()
      // Set before the first await, so that a second tap in the same task is ignored.
      if (isPending || state.name !== 'ready') return 'ignored'
      const { application } = state
      set({ isPending: true })
      try {
        let result: SendResult = 'elsewhere'
        const held = await locking(application.userId, async () => {
          result = await sendAlone(request, lastClosed, cost, application)
        })
        // The other tab has stored its application: that one is reconciled first.
        if (!held) opening.restore(application.userId)
        return result
      } finally {
        set({ isPending: false })
      }
    },
  }
}
