import { useHost } from '@koo/flow'
import { useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useStore } from 'zustand'
import type { ConfirmedCost } from '../cost/confirmed.ts'
import type { Publishing } from './definePublishing.ts'
import type { Publisher, PublisherState } from './publisherTypes.ts'

/** The publisher of a product, shared by all its pages. `subject`: what is paid for, such as an order. */
export const usePublisher = <Request, Cost extends ConfirmedCost | null>(
  publishing: Publishing<Request, Cost>,
  subject = '',
): Publisher<Request, Cost> => publishing.publisherOf(useHost(), useGateway(), useClock(), subject)

/** The state of a publisher; the component renders again when it changes. */
export const usePublisherState = ({ store }: Pick<Publisher<never>, 'store'>): PublisherState =>
  useStore(store)
