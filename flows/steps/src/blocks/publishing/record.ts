/**
 * The stored record of the publish machine. It is written before a request is sent, so that after a reload or a closed tab
 * the application is still known.
 */
import type { SafeStorage } from '@koo/flow'
import type { Clock } from '@koo/page/time'
import { UNSENT_RECORD_LIFE_MS } from '../../constants.ts'
import { readNotes, withNote, withoutNote } from './entryNotes.ts'
import { isId, readKind, readLoanIds, type LoanIds } from './loanIds.ts'
import { IDLE, type Application, type PublishState } from './machine.ts'
import { ENTRY_NOTE, OPEN_RECORD_STATES, userRecordKey } from './openRecord.ts'

type StoredName = 'new' | 'sending' | 'unknown' | 'success' | 'closed'

interface StoredRecord extends Application {
  state: StoredName
  loan?: LoanIds
  /** Serial number of this customer's last loan whose result was shown; carried from record to record. */
  closed?: string
}

/** The stored records of a product's applications, for all customers of this device. */
export interface PublishRecord {
  /**
   * The state that the last visit has stored for this customer.
   *
   * A request that was on its way when the page was closed is `unknown`: it may have become a loan. Its time limit starts
   * again, because the device's clock may have been changed since it was sent.
   */
  restore(userId: string, clock: RecordClock): PublishState
  /** Stores `state`. The open record of another customer is moved to a key of its own. */
  save(state: PublishState): void
  /** Ends the application after its result was shown. Serial number and loan are kept, for other tabs. */
  close(application: Application, loan?: LoanIds): void
  /** The loan that this application became, as the tab that settled it has stored; null when none has. */
  settledLoan(application: Application): LoanIds | null
  /** Removes this application; other records, also from other tabs, stay. */
  remove(application: Application): void
  /** Serial number of the loan that this customer finished last on this device, or null. Terms loaded before it are stale. */
  lastClosed(userId: string): string | null
}

type RecordClock = Pick<Clock, 'now' | 'elapsed'>

/**
 * The record under `recordKey` in `store`, and its note in `entry` (the history entry of the page), for browsers whose
 * storage keeps nothing. Neither storage throws.
 */
export function publishRecord(store: SafeStorage, entry: SafeStorage, recordKey: string): PublishRecord {
  const owner = (userId: string) => `${recordKey} ${userId}`
  const userKey = (userId: string) => userRecordKey(recordKey, userId)
  const write = (key: string, record: StoredRecord) => store.setItem(key, JSON.stringify(record))

  const read = (userId: string): StoredRecord | null => {
    const current = parse(store.getItem(recordKey))
    if (current?.userId === userId) return current
    const moved = parse(store.getItem(userKey(userId)))
    return moved?.userId === userId ? moved : null
  }

  /**
   * Writes the note of a sent application into the history entry, or ends it. Those of other applications stay. Written again
   * when nothing has changed: the page may have a new entry.
   */
  const note = ({ userId, serial, sentAt, kind }: Application) => {
    const before = entry.getItem(ENTRY_NOTE)
    const own = owner(userId)
    const after =
      sentAt === null ? withoutNote(own, before, serial) : withNote(own, before, { serial, sentAt, kind })
    if (after !== null) entry.setItem(ENTRY_NOTE, after)
    else if (before !== null) entry.removeItem(ENTRY_NOTE)
  }
  const dropNote = (application: Application) => note({ ...application, sentAt: null })

  const remove = (application: Application) => {
    const { serial, userId } = application
    dropNote(application)
    for (const key of [recordKey, userKey(userId)]) {
      const record = parse(store.getItem(key))
      if (record?.serial !== serial) continue
      if (record.closed === undefined) store.removeItem(key)
      else write(key, { ...record, state: 'closed' })
    }
  }

  return {
    remove,
    restore(userId, clock) {
      const record = read(userId)
      const stored = record ? stateOf(record, clock) : IDLE
      if (stored.name === 'accepted' || stored.name === 'unknown') return stored
      const notes = readNotes(owner(userId), entry.getItem(ENTRY_NOTE))
      const noted = notes.find(({ serial }) => serial !== record?.closed)
      if (!noted) return stored
      const { serial, sentAt, kind } = noted
      const application = { serial, userId, terms: '', kind, at: sentAt, sentAt }
      return { name: 'unknown', application, since: clock.elapsed() }
    },
    save(state) {
      if (state.name === 'idle') return
      const { application } = state
      if (state.name === 'refused' || state.name === 'closed') return remove(application)
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
        state: storedName(state),
        ...(state.name === 'accepted' && { loan: state.loan }),
        ...(stored?.closed !== undefined && { closed: stored.closed }),
      })
      store.removeItem(userKey(application.userId))
      note(application)
    },
    close(application, loan) {
      write(recordKey, {
        ...application,
        state: 'closed',
        closed: application.serial,
        ...(loan && { loan }),
      })
      store.removeItem(userKey(application.userId))
      dropNote(application)
    },
    settledLoan({ userId, serial }) {
      const record = read(userId)
      const isSettled = record?.state === 'success' || record?.closed === serial
      return (record?.serial === serial && isSettled && record.loan) || null
    },
    lastClosed: (userId) => read(userId)?.closed ?? null,
  }
}

/** State under which an application is stored: for the next page a sent request is unknown. */
function storedName({ name, application }: Exclude<PublishState, { name: 'idle' }>): StoredName {
  if (name === 'accepted') return 'success'
  if (name === 'sending') return 'sending'
  return application.sentAt === null ? 'new' : 'unknown'
}

function stateOf(record: StoredRecord, clock: RecordClock): PublishState {
  const { serial, userId, terms, kind, at, sentAt, loan } = record
  const now = clock.now()
  const application: Application = { serial, userId, terms, kind, at, sentAt }
  switch (record.state) {
    case 'new':
      // Nothing was sent, so a changed clock does no harm here.
      return Math.abs(now - at) < UNSENT_RECORD_LIFE_MS
        ? { name: 'ready', application: { ...application, sentAt: null } }
        : IDLE
    case 'closed':
      return IDLE
    default:
      // A success without ids is reconciled like a lost reply.
      return loan && record.state === 'success'
        ? { name: 'accepted', application, loan }
        : {
            name: 'unknown',
            application: { ...application, sentAt: sentAt ?? now },
            since: clock.elapsed(),
          }
  }
}

const isUser = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whether a value is a time that `Date` can hold. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LATEST_TIME
const LATEST_TIME = 8.64e15
const STORED_NAMES: readonly string[] = [
  'new',
  'sending',
  'unknown',
  'success',
  'closed',
] satisfies StoredName[]
const isStoredName = (value: unknown): value is StoredName =>
  typeof value === 'string' && STORED_NAMES.includes(value)

/** Parses a stored record and checks every field; null when there is none or it is not valid. */
function parse(text: string | null): StoredRecord | null {
  if (text === null) return null
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof raw !== 'object' || raw === null) return null
  const { serial, userId, terms, kind, at, sentAt, state, loan, closed } = raw as Record<string, unknown>
  if (!isId(serial) || !isUser(userId) || typeof terms !== 'string' || !isTime(at)) return null
  if (!isStoredName(state)) return null
  const ids = readLoanIds(loan)
  return {
    serial,
    userId,
    terms,
    kind: readKind(kind),
    at,
    sentAt: isTime(sentAt) ? sentAt : null,
    state,
    ...(ids && { loan: ids }),
    ...(isId(closed) && { closed }),
  }
}
