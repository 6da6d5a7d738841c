import type { SafeStorage } from '@koo/flow'

/** States of a stored record that must be settled before anything else is offered. */
export const OPEN_RECORD_STATES: readonly string[] = ['sending', 'unknown', 'success']

/** Where a customer's open record is kept while another customer uses this device. */
export const userRecordKey = (recordKey: string, userId: string): string => `${recordKey}.${userId}`

/**
 * Whether this customer has left an application open. Small on purpose: the first page of a flow imports it, and loads
 * the publisher only when it says yes. In doubt it says yes, and the publisher looks closer.
 */
export function hasOpenRecord(store: SafeStorage, recordKey: string, userId: string): boolean {
  return [recordKey, userRecordKey(recordKey, userId)].some((key) => {
    try {
      const record = JSON.parse(store.getItem(key) ?? 'null') as { userId?: unknown; state?: unknown } | null
      return record?.userId === userId && OPEN_RECORD_STATES.includes(String(record.state))
    } catch {
      return false
    }
  })
}
