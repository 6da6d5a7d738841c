import type { StoragePort } from '@koo/flow'

/** States of a stored record that must be settled before anything else is offered. */
export const OPEN_RECORD_STATES: readonly string[] = ['sending', 'unknown', 'success']

/** Name of the notes of open applications in the history entry. */
export const ENTRY_NOTE = 'open'

/** Storage key of a customer's open record while another customer uses this device. */
export const userRecordKey = (recordKey: string, userId: string): string => `${recordKey}.${userId}`

/**
 * Whether this customer may have an open application. Small on purpose: the first page of a flow imports it, and loads the
 * publisher only when this returns true. In doubt it returns true, also when storage keeps nothing and only the server
 * knows.
 */
export function mayHaveOpenRecord(
  { store, entry, keepsStore }: Omit<StoragePort, 'memory'>,
  recordKey: string,
  userId: string,
): boolean {
  if (!keepsStore() || entry.getItem(ENTRY_NOTE) !== null) return true
  return [recordKey, userRecordKey(recordKey, userId)].some((key) => {
    try {
      const record = JSON.parse(store.getItem(key) ?? 'null') as { userId?: unknown; state?: unknown } | null
      return record?.userId === userId && OPEN_RECORD_STATES.includes(String(record.state))
    } catch {
      return false
    }
  })
}
