import { PUBLISH_RECORD_KEY } from '../constants.ts'
import type { Store } from './record.ts'

/** States of a stored record that must be settled before anything else is offered. */
export const OPEN_RECORD_STATES: readonly string[] = ['sending', 'unknown', 'success']

/** Where a customer's open record waits while another one uses this device. */
export const parkedKey = (userId: string): string => `${PUBLISH_RECORD_KEY}.${userId}`

/**
 * Did this customer leave something open? A glance that needs none of the machine: the loan page is there first, and
 * fetches the machinery only then. In doubt it says yes, and the machine looks closer.
 */
export function isRecordOpen(store: Store, userId: string): boolean {
  return [PUBLISH_RECORD_KEY, parkedKey(userId)].some((key) => {
    try {
      const record = JSON.parse(store.getItem(key) ?? 'null') as { userId?: unknown; state?: unknown } | null
      return record?.userId === userId && OPEN_RECORD_STATES.includes(String(record.state))
    } catch {
      return false
    }
  })
}
