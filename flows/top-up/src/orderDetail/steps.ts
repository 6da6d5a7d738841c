import type { TimelineStep } from '@koo/kit/Timeline'
import type { OrderState } from '../order.ts'
import { copy } from './copy.ts'

type Name = keyof typeof copy.steps
type Way = ReadonlyArray<readonly [Name, TimelineStep['state']]>

/** What was done for an order in each of its states, what is running, and what follows. */
const WAYS: Record<OrderState, Way> = {
  paying: [
    ['unpaid', 'active'],
    ['delivered', 'pending'],
  ],
  processing: [
    ['processing', 'active'],
    ['delivered', 'pending'],
  ],
  paid: [
    ['paid', 'done'],
    ['charging', 'active'],
  ],
  delivered: [
    ['paid', 'done'],
    ['delivered', 'done'],
  ],
  failed: [['failed', 'failed']],
  closed: [['closed', 'failed']],
  refunding: [
    ['paid', 'done'],
    ['notCharged', 'failed'],
    ['refunding', 'active'],
  ],
  refunded: [
    ['paid', 'done'],
    ['notCharged', 'failed'],
    ['refunded', 'done'],
  ],
  unknown: [],
}

/** The way of an order so far; `moment`: when its state began. */
export const stepsOf = (state: OrderState, ordered: string, moment: string): TimelineStep[] => {
  const way = WAYS[state]
  // What is pending comes after all the rest.
  const last = way.filter(([, each]) => each !== 'pending').length - 1
  return [
    { id: 'ordered', state: 'done', title: copy.steps.ordered, ...(ordered && { text: ordered }) },
    ...way.map(([id, each], at) => ({
      id,
      state: each,
      title: copy.steps[id],
      ...(at === last && state !== 'paying' && moment && { text: moment }),
    })),
  ]
}
