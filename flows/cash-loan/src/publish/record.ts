/**
 * The stored side of the publish machine: one record under `loan_cash_serial_no`. Written before a request leaves, so
 * that a killed page knows what it may have done.
 */
import { PUBLISH_RECORD_KEY, READY_RECORD_LIFE_MS } from '../constants.ts'
import { IDLE, type Intention, type MadeLoan, type PublishState } from './machine.ts'
import { OPEN_RECORD_STATES, parkedKey } from './peek.ts'

/** The part of the web storage interface that is used; the host hands in one that never throws. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type StoredName = 'new' | 'sending' | 'unknown' | 'success' | 'closed'

interface StoredRecord extends Intention {
  state: StoredName
  loan?: MadeLoan
  /** When the result of this customer's last loan was shown; carried from record to record. */
  closedAt?: number
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const STORED_NAMES: readonly string[] = [
  'new',
  'sending',
  'unknown',
  'success',
  'closed',
] satisfies StoredName[]

function parse(text: string | null): StoredRecord | null {
  if (text === null) return null
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof raw !== 'object' || raw === null) return null
  const from = raw as Record<string, unknown>
  if (!isText(from.serial) || !isText(from.userId) || typeof from.terms !== 'string' || !isTime(from.at))
    return null
  if (typeof from.state !== 'string' || !STORED_NAMES.includes(from.state)) return null
  const loan = parseLoan(from.loan)
  return {
    serial: from.serial,
    userId: from.userId,
    terms: from.terms,
    at: from.at,
    sentAt: isTime(from.sentAt) ? from.sentAt : null,
    state: from.state as StoredName,
    ...(loan && { loan }),
    ...(isTime(from.closedAt) && { closedAt: from.closedAt }),
  }
}

function parseLoan(raw: unknown): MadeLoan | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { listingId, loanId } = raw as Record<string, unknown>
  return isText(listingId) && isText(loanId) ? { listingId, loanId } : null
}

function readRecord(store: Store, userId: string): StoredRecord | null {
  const current = parse(store.getItem(PUBLISH_RECORD_KEY))
  if (current?.userId === userId) return current
  const parked = parse(store.getItem(parkedKey(userId)))
  return parked?.userId === userId ? parked : null
}

/**
 * What the last visit left behind for this customer.
 *
 * A request that was on its way when the page died is `unknown`: it may or may not have become a loan.
 * A record whose clock lies ahead of ours starts its time limit anew, so that a changed clock never shortens it.
 */
export function restore(store: Store, userId: string, now: number): PublishState {
  const record = readRecord(store, userId)
  if (!record) return IDLE
  const { serial, terms, at } = record
  const sentAt = record.sentAt !== null && record.sentAt > now ? now : record.sentAt
  const intention: Intention = { serial, userId, terms, at, sentAt }
  switch (record.state) {
    case 'new':
      return Math.abs(now - at) < READY_RECORD_LIFE_MS ? { name: 'ready', intention } : IDLE
    case 'closed':
      return IDLE
    default:
      // A success without its ids has to be asked for like an answer that never came.
      return record.loan
        ? { name: 'accepted', intention, loan: record.loan }
        : { name: 'unknown', intention: { ...intention, sentAt: sentAt ?? now } }
  }
}

/** Writes `state` down. Leaving an open record of another customer behind is done by moving it aside, never by loss. */
export function keep(store: Store, state: PublishState): void {
  if (state.name === 'idle') return
  const { intention } = state
  if (state.name === 'refused') {
    clear(store, intention)
    return
  }
  const stored = readRecord(store, intention.userId)
  const isOther = stored !== null && stored.serial !== intention.serial
  if (isOther && state.name === 'ready' && OPEN_RECORD_STATES.includes(stored.state)) return
  const names = {
    ready: 'new',
    sending: 'sending',
    unknown: 'unknown',
    absent: 'new',
    accepted: 'success',
  } as const
  const record: StoredRecord = {
    ...intention,
    state: names[state.name],
    ...(state.name === 'accepted' && { loan: state.loan }),
    ...(stored?.closedAt !== undefined && { closedAt: stored.closedAt }),
  }
  const other = parse(store.getItem(PUBLISH_RECORD_KEY))
  if (other && other.userId !== intention.userId && other.state !== 'closed') {
    store.setItem(parkedKey(other.userId), JSON.stringify(other))
  }
  store.setItem(PUBLISH_RECORD_KEY, JSON.stringify(record))
  store.removeItem(parkedKey(intention.userId))
}

/** Ends the journey: the result was shown. What stays is only that it happened, for tabs opened before it. */
export function close(store: Store, intention: Intention, now: number): void {
  const record: StoredRecord = { ...intention, state: 'closed', closedAt: now }
  store.setItem(PUBLISH_RECORD_KEY, JSON.stringify(record))
  store.removeItem(parkedKey(intention.userId))
}

/** Forgets this intention; a record of any other, another tab's for one, stays. */
export function clear(store: Store, { serial, userId }: Intention): void {
  for (const key of [PUBLISH_RECORD_KEY, parkedKey(userId)]) {
    const record = parse(store.getItem(key))
    if (record?.serial !== serial) continue
    if (record.closedAt === undefined) store.removeItem(key)
    else store.setItem(key, JSON.stringify({ ...record, state: 'closed' }))
  }
}

/** When this customer last finished a loan on this device, or null. Terms read before it are stale. */
export function lastClosedAt(store: Store, userId: string): number | null {
  return readRecord(store, userId)?.closedAt ?? null
}
