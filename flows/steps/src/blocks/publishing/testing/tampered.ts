import type { MemoryStorage } from '@koo/page/testing'

/** A serial number that nobody has sent. */
export const OTHER_NUMBER = 'another-number-0001'

/** Changes a stored record; null removes it. */
type Tamper = (record: Readonly<Record<string, unknown>>) => string | null

/** Changes to the record of something that was sent. */
export const TAMPERED: Readonly<Record<string, Tamper>> = {
  removed: () => null,
  empty: () => '',
  'no JSON': () => '{',
  null: () => 'null',
  'a list': (record) => JSON.stringify([record]),
  'another number’s': (record) => JSON.stringify({ ...record, serial: OTHER_NUMBER }),
  'another customer’s': (record) => JSON.stringify({ ...record, userId: 'U999' }),
  'one that was never sent': (record) => JSON.stringify({ ...record, state: 'new', sentAt: null }),
  'sent in a hundred years': (record) => JSON.stringify({ ...record, sentAt: 4_900_000_000_000 }),
  'one that succeeded': (record) =>
    JSON.stringify({ ...record, state: 'success', loan: { listingId: 'L999', loanId: null } }),
  'finished long ago': (record) => JSON.stringify({ ...record, state: 'closed', closed: OTHER_NUMBER }),
}

/** Changes the record that a tab has left in storage. */
export function tamperWith(storage: MemoryStorage, recordKey: string, tamper: Tamper): void {
  const [key = recordKey, record = '{}'] =
    Object.entries(storage.entries()).find(([name]) => name.startsWith(recordKey)) ?? []
  const changed = tamper(JSON.parse(record) as Record<string, unknown>)
  if (changed === null) storage.removeItem(key)
  else storage.setItem(key, changed)
}
