/** Every limit, key and code of the shared steps. Sources are sections of the specification unless said otherwise. */

const SECOND = 1_000

/** How long a sent request may still be carried out: the time-out of every call. */
export const NOT_FOUND_TRUSTED_AFTER_MS = 20 * SECOND
/** How long an application that was prepared but never sent is kept. */
export const UNSENT_RECORD_LIFE_MS = 24 * 60 * 60 * SECOND
/** Life of the storage lock, for tabs that were closed: longer than any call takes. */
export const STORAGE_LOCK_LIFE_MS = 30 * SECOND
/** Time after which a tab reads the storage lock again, in case another tab wrote it at the same moment. */
export const STORAGE_LOCK_SETTLE_MS = 60

/** Number of requests about an unknown outcome, before the customer has to refresh by hand. */
export const RECONCILE_MAX_POLLS = 60
/** ms between those requests: short at first, then constant. */
export const reconcilePause = (requests: number): number => Math.min(requests, 5) * SECOND

/** `typeId` that reconciles an application by its serial number (cash/getLoanAfterProcessInfo). */
export const AFTER_PROCESS_PUBLISH = 'publishStatus'
/** Results, or statuses, of a gateway that does not have a call. */
export const NO_SUCH_CALL: readonly number[] = [404, 501]
