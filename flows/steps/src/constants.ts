/** Every limit, key and code of the shared steps. Sources are sections of the specification unless said otherwise. */

const SECOND = 1_000

/** A request that was sent may still be carried out this long: the time-out of every call (spec 7). */
export const NOT_FOUND_TRUSTED_AFTER_MS = 20 * SECOND
/** An application that was prepared but never sent is forgotten after a day. */
export const UNSENT_RECORD_LIFE_MS = 24 * 60 * 60 * SECOND
/** Longer than one call may take: by then the storage lock of a tab that died is free again. */
export const STORAGE_LOCK_LIFE_MS = 30 * SECOND
/** Two tabs that write the storage lock in the same moment read it again after this. */
export const STORAGE_LOCK_SETTLE_MS = 60

/** Requests about a loan of unknown outcome before the customer is asked to refresh by hand. */
export const RECONCILE_MAX_POLLS = 60
/** Waits between those requests: quick at first, then steady. */
export const reconcilePause = (requests: number): number => Math.min(requests, 5) * SECOND

/** `typeId` that reconciles an application by its serial number (spec 7, cash/getLoanAfterProcessInfo). */
export const AFTER_PROCESS_PUBLISH = 'publishStatus'
/** Result of a publish call: this serial number came before with other fields (spec 8). */
export const RESULT_SERIAL_CONFLICT = 409
