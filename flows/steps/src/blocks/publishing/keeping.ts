/** What this device keeps of applications, as the publisher sees it. */
import type { SafeStorage } from '@koo/flow'
import type { Clock } from '@koo/page/time'
import { isOpen, type Application, type PublishEvent, type PublishState } from './machine.ts'
import { publishRecord } from './record.ts'

/** Where applications are kept. */
export interface KeepingOptions {
  /** Survives the tab; shared by all tabs of this browser. */
  store: SafeStorage
  /** Storage in the history entry of the page: survives a reload when `store` keeps nothing. */
  entry: SafeStorage
  /** Whether `store` survives the page. */
  isDurable(): boolean
  /** Key of the record in `store`. */
  recordKey: string
  clock: Pick<Clock, 'now' | 'elapsed'>
}

/** One step of the machine: the state before, the event, and the state after it. */
export interface PublishStep {
  before: PublishState
  event: PublishEvent
  after: PublishState
}

/** The record of one product's applications. No storage throws. */
export interface Keeping {
  /** Whether the record survives the page. */
  isDurable(): boolean
  /** The state that earlier visits and other tabs have stored for this customer. */
  restore(userId: string): PublishState
  /**
   * The state after a step: with the loan of the tab that settled this application first, also when its result was seen. So
   * all tabs show the same one.
   */
  agreed(step: PublishStep): PublishState
  /** Stores a step. It is called before anybody sees the new state, and so before a request is sent. */
  keep(step: PublishStep): void
  /** Serial number of the loan that this customer finished last on this device, or null. */
  lastClosed(userId: string): string | null
}

/** The record of a product in the storage of this device. */
export function createKeeping({ store, entry, isDurable, recordKey, clock }: KeepingOptions): Keeping {
  const record = publishRecord(store, entry, recordKey)
  return {
    isDurable,
    restore: (userId) => record.restore(userId, clock),
    lastClosed: (userId) => record.lastClosed(userId),
    agreed({ before, after }) {
      const isOutcome = after.name === 'accepted' || after.name === 'unknown'
      if (!isOutcome || before.name === 'accepted') return after
      const { application } = after
      const loan = record.settledLoan(application)
      return loan ? { name: 'accepted', application, loan } : after
    },
    keep({ before, event, after }) {
      if (event.type === 'resultShown' && before.name === 'accepted') {
        record.close(before.application, before.loan)
      } else if (after.name === 'idle' && before.name !== 'idle') record.remove(before.application)
      else record.save(after)
    },
  }
}

/**
 * Whether `stored` must be settled before the application of `state`. It need not when both are the same one, which is ready
 * here, and no other tab has sent it since.
 */
export function isOpenElsewhere(stored: PublishState, state: PublishState): boolean {
  return isOpen(stored) && !(state.name === 'ready' && stored.name === 'unknown' && isSame(stored, state))
}

const isSame = (stored: { application: Application }, { application }: { application: Application }) =>
  stored.application.serial === application.serial && stored.application.sentAt === application.sentAt
