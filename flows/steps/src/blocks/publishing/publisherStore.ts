import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Keeping } from './keeping.ts'
import { IDLE, transition, type PublishEvent } from './machine.ts'
import type { PublisherState } from './publisherTypes.ts'

/** The observable state of a publisher. Its `state` changes by the table of the machine only. */
export interface PublisherStore extends Pick<StoreApi<PublisherState>, 'getState' | 'subscribe'> {
  readonly api: StoreApi<PublisherState>
  /** One step of the machine. It is stored before anybody sees it. */
  dispatch(event: PublishEvent): void
  /** Changes what is no state of the machine. */
  set(part: Partial<Omit<PublisherState, 'state'>>): void
  /** Shows no application any more, such as that of the customer before. Its record stays. */
  leave(): void
}

/** The reducer over the table of the machine, with the record that keeps each of its steps. */
export function createPublisherStore(keeping: Keeping): PublisherStore {
  const api = createStore<PublisherState>(() => ({
    state: IDLE,
    isPending: false,
    isReconciling: false,
    entry: 'open',
  }))
  return {
    api,
    getState: api.getState,
    subscribe: api.subscribe,
    dispatch(event) {
      const { state: before } = api.getState()
      const after = keeping.agreed({ before, event, after: transition(before, event) })
      if (after === before) return
      keeping.keep({ before, event, after })
      api.setState({ state: after })
    },
    set: (part) => api.setState(part),
    leave: () => api.setState({ state: IDLE }),
  }
}
