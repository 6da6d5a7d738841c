/**
 * The stored side of the publish machine: one record under one key. Written before a request leaves, so that a page
 * that was killed knows what it may have done.
 */
import type { SafeStorage } from '@koo/flow'
import { UNSENT_RECORD_LIFE_MS } from '../constants.ts'
import { isId, readLoanIds, type LoanIds } from './loanIds.ts'
import { IDLE, type Application, type PublishState } from './machine.ts'
import { OPEN_RECORD_STATES, userRecordKey } from './openRecord.ts'

type StoredName = 'new' | 'sending' | 'unknown' | 'success' | 'closed'

interface StoredRecord extends Application {
  state: StoredName
  loan?: LoanIds
  /** When the result of this customer's last loan was shown; carried from record to record. */
  closedAt?: number
}

/** The stored record of a product's applications, of all customers of this device. */
export interface PublishRecord {
  /**
   * What the last visit left behind for this customer.
   *
   * A request that was on its way when the page died is `unknown`: it may or may not have become a loan.
   * A record whose clock lies ahead of ours starts its time limit anew, so that a changed clock never shortens it.
   */
  restore(userId: string, now: number): PublishState
  /** Stores `state`. The open record of another customer is moved to a key of its own, never lost. */
  save(state: PublishState): void
  /** Ends the application: its result was shown. Only that is kept, for tabs opened before it. */
  close(application: Application, now: number): void
  /** Forgets this application; a record of any other, even one that another tab wrote, stays. */
  remove(application: Application): void
  /** When this customer last finished a loan on this device, or null. Terms requested before it are stale. */
  lastClosedAt(userId: string): number | null
}

/** The record under `recordKey` of `store`, which must survive the tab and never throw. */
export function publishRecord(store: SafeStorage, recordKey: string): PublishRecord {
  const userKey = (userId: string) => userRecordKey(recordKey, userId)
  const write = (key: string, record: StoredRecord) => store.setItem(key, JSON.stringify(record))

  const read = (userId: string): StoredRecord | null => {
    const current = parse(store.getItem(recordKey))
    if (current?.userId === userId) return current
    const moved = parse(store.getItem(userKey(userId)))
    return moved?.userId === userId ? moved : null
  }

  const remove = ({ serial, userId }: Application) => {
    for (const key of [recordKey, userKey(userId)]) {
      const record = parse(store.getItem(key))
      if (record?.serial !== serial) continue
      if (record.closedAt === undefined) store.removeItem(key)
      else write(key, { ...record, state: 'closed' })
    }
  }

  return {
    remove,
    restore(userId, now) {
      const record = read(userId)
      return record ? stateOf(record, now) : IDLE
    },
    save(state) {
      if (state.name === 'idle') return
      const { application } = state
      if (state.name === 'refused') return remove(application)
      const stored = read(application.userId)
      const isOther = stored !== null && stored.serial !== application.serial
      // An application that was never sent must not replace one that may have become a loan.
      if (isOther && state.name === 'ready' && OPEN_RECORD_STATES.includes(stored.state)) return
      const other = parse(store.getItem(recordKey))
      if (other && other.userId !== application.userId && other.state !== 'closed') {
        write(userKey(other.userId), other)
      }
      write(recordKey, {
        ...application,
        state: STORED_NAME[state.name],
        ...(state.name === 'accepted' && { loan: state.loan }),
        ...(stored?.closedAt !== undefined && { closedAt: stored.closedAt }),
      })
      store.removeItem(userKey(application.userId))
    },
    close(application, now) {
      write(recordKey, { ...application, state: 'closed', closedAt: now })
      store.removeItem(userKey(application.userId))
    },
    lastClosedAt: (userId) => read(userId)?.closedAt ?? null,
  }
}

const STORED_NAME = {
  ready: 'new',
  sending: 'sending',
  unknown: 'unknown',
  notFound: 'new',
  accepted: 'success',
} as const

function stateOf(record: StoredRecord, now: number): PublishState {
  const { serial, userId, terms, at, loan } = record
  const sentAt = record.sentAt !== null && record.sentAt > now ? now : record.sentAt
  const application: Application = { serial, userId, terms, at, sentAt }
  switch (record.state) {
    case 'new':
      return Math.abs(now - at) < UNSENT_RECORD_LIFE_MS ? { name: 'ready', application } : IDLE
    case 'closed':
      return IDLE
    default:
      // A success without its ids is reconciled like a reply that never came.
      return loan
        ? { name: 'accepted', application, loan }
        : { name: 'unknown', application: { ...application, sentAt: sentAt ?? now } }
  }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const STORED_NAMES: readonly string[] = [
  'new',
  'sending',
  'unknown',
  'success',
  'closed',
] satisfies StoredName[]
const isStoredName = (value: unknown): value is StoredName =>
  typeof value === 'string' && STORED_NAMES.includes(value)

/** A stored record, checked field by field; null when there is none or it is not one of ours. */
function parse(text: string | null): StoredRecord | null {
  if (text === null) return null
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof raw !== 'object' || raw === null) return null
  const { serial, userId, terms, at, sentAt, state, loan, closedAt } = raw as Record<string, unknown>
  if (!isId(serial) || !isId(userId) || typeof terms !== 'string' || !isTime(at)) return null
  if (!isStoredName(state)) return null
  const ids = readLoanIds(loan)
  return {
    serial,
    userId,
    terms,
    at,
    sentAt: isTime(sentAt) ? sentAt : null,
    state,
    ...(ids && { loan: ids }),
    ...(isTime(closedAt) && { closedAt }),
  }
}
