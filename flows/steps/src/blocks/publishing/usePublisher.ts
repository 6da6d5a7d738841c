import { useHost } from '@koo/flow'
import { useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useStore } from 'zustand'
import type { Publishing } from './definePublishing.ts'
import type { Publisher, PublisherState } from './publisherTypes.ts'

/** The publisher of a product, shared by all its pages. `subject`: what is paid for, such as an order. */
export const usePublisher = <Request>(publishing: Publishing<Request>, subject = ''): Publisher<Request> =>
  publishing.publisherOf(useHost(), useGateway(), useClock(), subject)

/** The state of a publisher; the component renders again when it changes. */
export const usePublisherState = <Request>({ store }: Publisher<Request>): PublisherState => useStore(store)
