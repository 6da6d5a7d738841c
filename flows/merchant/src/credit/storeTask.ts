import type { StoreAuthItem } from '@koo/api-client/types'
import type { Task } from '@koo/kit/TaskList'
import { dayText } from '@koo/page/time'
import { PLATFORMS, type Platform } from '../platforms/platforms.ts'
import { storeState, storeUntil, type StoreState } from '../platforms/state.ts'
import { copy } from './copy.ts'

const STATES = {
  notYet: 'open',
  authorised: 'done',
  failed: 'failed',
  runOut: 'open',
  inReview: 'review',
} as const satisfies Record<StoreState, Task['state']>

/** A platform in the list of proofs: its state, and until when it holds. Its page opens in every state. */
export function storeTask(item: StoreAuthItem, platform: Platform, now: number): Task {
  const state = storeState(item.status)
  const until = state === 'authorised' ? storeUntil(item.authTime) : null
  const text = until === null ? copy.stores[state] : copy.storeUntil(dayText(until, now))
  return {
    id: platform,
    title: item.name || PLATFORMS[platform].name,
    state: STATES[state],
    canOpen: true,
    ...(text && { text }),
  }
}
